import { createFileRoute } from '@tanstack/react-router'
import { LatestLabels } from '../features/china/latest-labels.tsx'
import { HomePage } from '../features/home/home-page.tsx'
import { SearchBox } from '../features/search/query/search-box.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/home')({ loader: () => loadPhrases('home', 'search'), component: Page })

function Page() {
  return <HomePage ChinaListings={LatestLabels} SearchBox={SearchBox} />
}
