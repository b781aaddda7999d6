import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { BulletinPage } from '../features/bulletin/bulletin-page.tsx'
import { bulletinDefaults, bulletinParams } from '../features/bulletin/bulletin-params.ts'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/sanctionMorning')({
  validateSearch: bulletinParams,
  search: { middlewares: [stripSearchParams(bulletinDefaults)] },
  loader: () => loadPhrases('bulletin', 'search'),
  component: BulletinPage,
})
