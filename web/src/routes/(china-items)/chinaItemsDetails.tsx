import { createFileRoute } from '@tanstack/react-router'
import { ChinaItemPage } from '../../features/items/china/china-item-page.tsx'
import { chinaItemDetailParams } from '../../features/items/item-params.ts'
import { StarButton } from '../../features/my-account/favourites/star-button.tsx'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(china-items)/chinaItemsDetails')({
  validateSearch: chinaItemDetailParams,
  staticData: { tabIdentity: ['eccn'] },
  loader: () => loadPhrases('chinaItems', 'items', 'subject', 'access'),
  component: Page,
})

function Page() {
  return (
    <ChinaItemPage
      favouriteButton={({ eccn, version, hasCollection }) => (
        <StarButton target={{ kind: 'chinaEccn', eccn, version }} isFavourite={hasCollection} />
      )}
    />
  )
}
