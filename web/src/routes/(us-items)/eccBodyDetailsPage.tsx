import { createFileRoute } from '@tanstack/react-router'
import { ItemDetailPage } from '../../features/items/detail/item-detail-page.tsx'
import { itemDetailParams } from '../../features/items/item-params.ts'
import { StarButton } from '../../features/my-account/favourites/star-button.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(us-items)/eccBodyDetailsPage')({
  validateSearch: itemDetailParams,
  staticData: { tabIdentity: ['eccn'] },
  loader: () => loadPhrases('items', 'subject', 'access'),
  component: Page,
})

function Page() {
  return (
    <ItemDetailPage
      favouriteButton={({ eccn, hasCollection }) => (
        <StarButton target={{ kind: 'eccn', eccn }} isFavourite={hasCollection} />
      )}
    />
  )
}
