import { createFileRoute } from '@tanstack/react-router'
import { chinaDetailParams } from '../features/china/china-params.ts'
import { ChinaDetailPage } from '../features/china/detail/china-detail-page.tsx'
import { StarButton } from '../features/my-account/favourites/star-button.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/chinaSanctionDetail')({
  validateSearch: chinaDetailParams,
  staticData: { tabIdentity: ['id'] },
  loader: () => loadPhrases('china', 'subject', 'access'),
  component: Page,
})

function Page() {
  return (
    <ChinaDetailPage
      favouriteButton={({ subject, hasCollection }) => (
        <StarButton target={{ kind: 'entity', ...subject }} isFavourite={hasCollection} />
      )}
    />
  )
}
