import { VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { stringifySearch } from '../../lib/address/query-string.ts'
import { rememberSearch } from '../../lib/browser/recent-searches.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { DetailsFold } from './query/details-fold.tsx'
import type { DetailsDraft } from './query/details-form.tsx'
import { Filters } from './query/filters.tsx'
import { keywordProblem } from './query/keyword.ts'
import { SearchBox } from './query/search-box.tsx'
import { keepLastSearch, keepSessionKeyword, readSessionKeyword } from './query/session-keyword.ts'
import { TypeChips } from './query/type-chips.tsx'
import { SearchResults } from './results/search-results.tsx'
import classes from './search-page.module.css'
import {
  detailsOf,
  type MatchMode,
  matchModes,
  type SearchParams,
  withDetails,
  withKeyword,
  withMode,
} from './search-params.ts'
import { questionOf, searchOptions, toSearchRequest } from './search-queries.ts'

const ExactForm = lazy(async () => ({ default: (await import('./query/exact-form.tsx')).ExactForm }))
const route = getRouteApi('/sanctionSearch')

/** `/sanctionSearch`: the address is the state, the page shows what it asks. */
export function SearchPage() {
  const { t } = useTranslation('search')
  const params = route.useSearch()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFocusDue = useRef(false)
  const request = toSearchRequest(params)
  const query = useQuery(searchOptions(request))
  const answered = request === null ? undefined : query.data
  const keyword = request === null ? '' : questionOf(request).text

  usePageTitle(keyword === '' ? { key: 'search:title' } : { key: 'search:titleWithKeyword', values: { keyword } })

  const change = useCallback(
    (search: SearchParams, how?: { isSamePlace: boolean }) =>
      void navigate({
        to: '/sanctionSearch',
        search,
        replace: how?.isSamePlace ?? false,
        resetScroll: !(how?.isSamePlace ?? false),
      }),
    [navigate],
  )
  const ask = (next: SearchParams) => {
    isFocusDue.current = true
    change(next)
  }

  // What stands in the details' fields; null while something there cannot be asked. The address says what was asked.
  const draft = useRef<DetailsDraft>(null)
  const applied = JSON.stringify(detailsOf(params))
  useEffect(() => {
    draft.current = JSON.parse(applied)
  }, [applied])
  const askWith = (next: SearchParams) => {
    if (draft.current === null) return document.querySelector<HTMLInputElement>('[data-birth-date]')?.focus()
    ask(withDetails(next, draft.current))
  }

  const isArrived = answered !== undefined && !query.isPlaceholderData
  useEffect(() => {
    if (!isArrived || !isFocusDue.current) return
    isFocusDue.current = false
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!isArrived || params.tabBut === 'exact') return
    rememberSearch(keyword)
    keepSessionKeyword(keyword)
  }, [isArrived, params.tabBut, keyword])

  useEffect(() => keepLastSearch(stringifySearch(params)), [params])

  const setMode = (mode: MatchMode) => {
    if (mode === 'exact') keepSessionKeyword('')
    change(withMode(params, mode))
  }
  const modeSwitch = (
    <Segmented
      name="tabBut"
      label={t('mode.label')}
      value={params.tabBut}
      choices={matchModes.map((mode) => ({ value: mode, content: t(`mode.${mode}`) }))}
      onChange={setMode}
    />
  )
  return (
    <PageBody>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      {params.tabBut === 'exact' ? (
        <Suspense fallback={modeSwitch}>
          <ExactForm
            key={JSON.stringify([params.entityName, params.entityId, params.type])}
            params={params}
            onSearch={ask}
          >
            {modeSwitch}
          </ExactForm>
        </Suspense>
      ) : (
        <SearchBox
          initial={params.seachKey ?? readSessionKeyword()}
          takesFocus={params.seachKey === undefined}
          problem={params.seachKey === undefined ? null : keywordProblem(params.seachKey)}
          onSearch={(text) => askWith(withKeyword(params, text))}
          onClear={() => {
            keepSessionKeyword('')
            change({ ...withMode(params, 'fuzzy') })
          }}
          aside={<span className={classes.mode}>{modeSwitch}</span>}
        />
      )}
      <div className={classes.filters}>
        <TypeChips params={params} types={answered?.types} onChange={change} />
        {params.tabBut === 'fuzzy' && (
          <Filters params={params} onChange={change}>
            <DetailsFold
              params={params}
              onEdit={(edited) => {
                draft.current = edited
              }}
              onSearch={() => askWith(params)}
              onClear={() => change(withDetails(params, {}))}
            />
          </Filters>
        )}
      </div>
      <Outcome query={query} isAsking={request !== null}>
        {answered && (
          <SearchResults
            answered={answered}
            params={params}
            isUpdating={query.isPlaceholderData}
            headingRef={heading}
            onChange={change}
          />
        )}
      </Outcome>
    </PageBody>
  )
}

function Outcome({
  query,
  isAsking,
  children,
}: {
  query: { isError: boolean; error: unknown; refetch: () => unknown }
  isAsking: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('search')
  if (!isAsking) {
    return (
      <EmptyState icon={<IconSearch size={24} stroke={1.5} />} title={t('results.start')}>
        {t('results.startNote')}
      </EmptyState>
    )
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    children ?? (
      <>
        <div className={classes.verdictSpace} />
        <div className={classes.waiting}>
          <SkeletonRows rows={8} columns="92px minmax(0, 1fr) 25% 12%" />
        </div>
      </>
    )
  )
}
