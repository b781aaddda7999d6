import { createFileRoute } from '@tanstack/react-router'
import { lawDetailParams } from '../../features/laws/law-params.ts'
import { LawPage } from '../../features/laws/reader/law-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(laws)/lawDetail')({
  validateSearch: lawDetailParams,
  staticData: { tabIdentity: ['id'] },
  loader: () => loadPhrases('laws', 'access'),
  component: LawPage,
})
