import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { adminDefaults, adminParams } from '../features/admin/admin-params.ts'
import { loadMyAccountPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/admin')({
  validateSearch: adminParams,
  search: { middlewares: [stripSearchParams(adminDefaults)] },
  loader: loadMyAccountPhrases,
  component: AdminPage,
})
