import { createFileRoute } from '@tanstack/react-router'
import { LatestLabels } from '../features/china/latest-labels.tsx'
import { HomePage } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/home')({ component: Page })

function Page() {
  return <HomePage ChinaListings={LatestLabels} />
}
