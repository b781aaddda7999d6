import { createFileRoute } from '@tanstack/react-router'
import { DeskPage } from '../../features/screening/desk/desk-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/screeningDesk')({
  loader: () => loadPhrases('screening', 'review', 'access'),
  component: DeskPage,
})
