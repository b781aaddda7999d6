import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Layout } from '../app/layout/layout.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Layout })
