import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { adminDefaults, adminParams } from '../features/admin/admin-params.ts'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/admin')({
  validateSearch: adminParams,
  search: { middlewares: [stripSearchParams(adminDefaults)] },
  loader: () => loadPhrases('admin', 'my-account'),
  component: AdminPage,
})
