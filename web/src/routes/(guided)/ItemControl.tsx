import { createFileRoute } from '@tanstack/react-router'
import { QuestionnairePage } from '../../features/guided/questionnaire-page.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(guided)/ItemControl')({
  loader: () => loadPhrases('guided', 'access', 'my-account', 'search'),
  component: () => <QuestionnairePage key="1" module="1" />,
})
