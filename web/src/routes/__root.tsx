import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Frame } from '../frame/frame.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Frame })
