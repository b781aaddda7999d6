import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { NewsListPage } from '../../features/news/news-list-page.tsx'
import { newsListDefaults, newsListParams } from '../../features/news/news-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(news)/homeList')({
  validateSearch: newsListParams,
  search: { middlewares: [stripSearchParams(newsListDefaults)] },
  loader: () => loadPhrases('news'),
  component: NewsListPage,
})
