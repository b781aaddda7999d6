import { createFileRoute } from '@tanstack/react-router'
import { FilePage } from '../../features/news/file-page.tsx'
import { fileParams } from '../../features/news/news-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(news)/filesInfo')({
  validateSearch: fileParams,
  staticData: { tabIdentity: ['fileId'] },
  loader: () => loadPhrases('news', 'access'),
  component: FilePage,
})
