import { createFileRoute } from '@tanstack/react-router'
import { MethodologyPage } from '../features/methodology/methodology-page.tsx'

export const Route = createFileRoute('/methodology')({ component: MethodologyPage })
