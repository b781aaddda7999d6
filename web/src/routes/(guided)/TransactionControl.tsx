import { createFileRoute } from '@tanstack/react-router'
import { QuestionnairePage } from '../../features/guided/questionnaire-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/TransactionControl')({
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: () => <QuestionnairePage key="2" module="2" />,
})
