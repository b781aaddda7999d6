import { VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { usePageTitle } from '../../page-title.ts'
import { rememberSearch } from '../../recent-searches.ts'
import { stringifySearch } from '../../search-params.ts'
import { DetailsFold } from './details-fold.tsx'
import type { DetailsDraft } from './details-form.tsx'
import { Filters } from './filters.tsx'
import { keywordProblem } from './keyword.ts'
import { SearchBox } from './search-box.tsx'
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
import { SearchResults } from './search-results.tsx'
import { Segmented } from './segmented.tsx'
import { keepLastSearch, keepSessionKeyword, readSessionKeyword } from './session-keyword.ts'
import { TypeChips } from './type-chips.tsx'

const ExactForm = lazy(async () => ({ default: (await import('./exact-form.tsx')).ExactForm }))
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
