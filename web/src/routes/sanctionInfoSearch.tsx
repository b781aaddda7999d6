import { createFileRoute } from '@tanstack/react-router'
import { StarButton } from '../features/my-account/favourites/star-button.tsx'
import { BackBar } from '../features/search/origin/back-bar.tsx'
import { MatchOrigin } from '../features/search/origin/match-origin.tsx'
import { SubjectPage } from '../features/subject/subject-page.tsx'
import { subjectParams } from '../features/subject/subject-params.ts'
import { detailOptions, historyOptions } from '../features/subject/subject-queries.ts'
import { loadPhrases } from '../i18n/setup.ts'
import { currentSession } from '../lib/session/session.ts'

export const Route = createFileRoute('/sanctionInfoSearch')({
  validateSearch: subjectParams,
  staticData: { tabIdentity: ['id'] },
  loaderDeps: ({ search: { id, dataType, s } }) => ({ id, dataType, s }),
  // The query starts early, but the route does not wait for it: the page shows its own skeleton. It waits for the phrases. Opening is charged,
  // so the hover preload makes no request.
  loader: ({ context, deps, preload }) => {
    if (!preload && deps.id !== '' && currentSession()) {
      void context.queryClient.prefetchQuery(detailOptions(deps))
      void context.queryClient.prefetchQuery(historyOptions(deps))
    }
    return loadPhrases('subject', 'access', 'search')
  },
  component: Page,
})

function Page() {
  return (
    <SubjectPage
      wayBack={(params) => <BackBar params={params} />}
      favouriteButton={(detail) => (
        <StarButton target={{ kind: 'entity', ...detail }} isFavourite={detail.hasCollection} />
      )}
      matchOrigin={(detail, searchKey, searchType) => (
        <MatchOrigin detail={detail} searchKey={searchKey} searchType={searchType} />
      )}
    />
  )
}
