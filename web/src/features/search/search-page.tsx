import { VisuallyHidden } from '@mantine/core'
import { keywordProblem } from '@qingdan/api/contract/keyword.ts'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { DetailsFold } from './query/details-fold.tsx'
import { Filters } from './query/filters.tsx'
import { SearchBox } from './query/search-box.tsx'
import { keepSessionKeyword, readSessionKeyword } from './query/session-keyword.ts'
import { TypeChips } from './query/type-chips.tsx'
import { ResultList } from './results/result-list.tsx'
import { SearchResults } from './results/search-results.tsx'
import classes from './search-page.module.css'
import { type MatchMode, matchModes, type SearchParams, withDetails, withKeyword, withMode } from './search-params.ts'
import {
  type Answered,
  asksTheSame,
  countsTheSame,
  questionOf,
  searchOptions,
  toSearchRequest,
} from './search-queries.ts'
import { focusInvalidDetail, useDetailsDraft } from './use-details-draft.ts'
import { useResultFocus } from './use-result-focus.ts'
import { useSearchMemory } from './use-search-memory.ts'
import { SearchingPanel } from './verdict/searching-panel.tsx'

const ExactForm = lazy(async () => ({ default: (await import('./query/exact-form.tsx')).ExactForm }))
const route = getRouteApi('/sanctionSearch')

/** `/sanctionSearch`: the URL holds the whole state, and the page shows its search. */
export function SearchPage() {
  const { t } = useTranslation(['layout', 'search'])
  const params = route.useSearch()
  const request = toSearchRequest(params)
  const query = useQuery(searchOptions(request))
  const answered = request === null ? undefined : query.data
  const hasArrived = answered !== undefined && !query.isPlaceholderData
  const isOfQuestion = request !== null && answered !== undefined && asksTheSame(answered.request, request)
  const keyword = request === null ? '' : questionOf(request).text
  usePageTitle(
    keyword === '' ? { key: 'layout:page.search' } : { key: 'layout:page.searchKeyword', values: { keyword } },
  )
  useSearchMemory(params, keyword, hasArrived)
  useAnnouncement(query.isError ? t('search:verdict.failed', { keyword }) : null)
  const { heading, expectFocus } = useResultFocus(hasArrived)
  const change = useParamsChange()
  return (
    <PageBody>
      <VisuallyHidden component="h1">{t('layout:page.search')}</VisuallyHidden>
      <Question
        params={params}
        types={request && answered && countsTheSame(answered.request, request) ? answered.types : undefined}
        onChange={change}
        onAsk={(next) => {
          expectFocus()
          change(next)
        }}
      />
      <Outcome query={query} isAsking={request !== null}>
        {!isOfQuestion && <SearchingPanel keyword={keyword} />}
        {answered === undefined ? (
          <div className={classes.waiting}>
            <SkeletonRows rows={8} columns="92px minmax(0, 1fr) 25% 12%" />
          </div>
        ) : isOfQuestion ? (
          <SearchResults
            answered={answered}
            params={params}
            isUpdating={query.isPlaceholderData}
            headingRef={heading}
            onChange={change}
          />
        ) : (
          <EarlierRows answered={answered} view={params.view} />
        )}
      </Outcome>
    </PageBody>
  )
}

/** Puts another search in the address; `isSamePlace`: without a new history entry and without scrolling. */
type ChangeParams = (search: SearchParams, how?: { isSamePlace: boolean }) => void

function useParamsChange(): ChangeParams {
  const navigate = useNavigate()
  return useCallback(
    (search, how) => {
      const isSamePlace = how?.isSamePlace ?? false
      void navigate({ to: '/sanctionSearch', search, replace: isSamePlace, resetScroll: !isSamePlace })
    },
    [navigate],
  )
}

/** All inputs of a search. `onAsk`: called when the reader starts a search. */
function Question({
  params,
  types,
  onChange,
  onAsk,
}: {
  params: SearchParams
  types: ComponentProps<typeof TypeChips>['types']
  onChange: ChangeParams
  onAsk: (next: SearchParams) => void
}) {
  const draft = useDetailsDraft(params)
  const askWithDetails = (next: SearchParams) => {
    if (draft.current === null) focusInvalidDetail()
    else onAsk(withDetails(next, draft.current))
  }
  const modeSwitch = <ModeSwitch params={params} onChange={onChange} />
  return (
    <>
      {params.tabBut === 'exact' ? (
        <Suspense fallback={modeSwitch}>
          <ExactForm
            key={JSON.stringify([params.entityName, params.entityId, params.type])}
            params={params}
            onSearch={onAsk}
          >
            {modeSwitch}
          </ExactForm>
        </Suspense>
      ) : (
        <SearchBox
          initial={params.seachKey ?? readSessionKeyword()}
          takesFocus={params.seachKey === undefined}
          problem={params.seachKey === undefined ? null : keywordProblem(params.seachKey)}
          onSearch={(text) => askWithDetails(withKeyword(params, text))}
          onClear={() => {
            keepSessionKeyword('')
            onChange({ ...withMode(params, 'fuzzy') })
          }}
          aside={<span className={classes.mode}>{modeSwitch}</span>}
        />
      )}
      <div className={classes.filters}>
        <TypeChips params={params} types={types} onChange={onChange} />
        {params.tabBut === 'fuzzy' && (
          <Filters params={params} onChange={onChange}>
            <DetailsFold
              params={params}
              onEdit={(edited) => {
                draft.current = edited
              }}
              onSearch={() => askWithDetails(params)}
              onClear={() => onChange(withDetails(params, {}))}
            />
          </Filters>
        )}
      </div>
    </>
  )
}

function ModeSwitch({ params, onChange }: { params: SearchParams; onChange: ChangeParams }) {
  const { t } = useTranslation('search')
  const setMode = (mode: MatchMode) => {
    if (mode === 'exact') keepSessionKeyword('')
    onChange(withMode(params, mode))
  }
  return (
    <Segmented
      label={t('mode.label')}
      value={params.tabBut}
      choices={matchModes.map((mode) => ({ value: mode, content: t(`mode.${mode}`) }))}
      onChange={setMode}
    />
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
  return children
}

/** The rows of the question before, out of reach until the next ones arrive: nothing jumps, and nothing is said of them. */
function EarlierRows({ answered, view }: { answered: Answered; view: SearchParams['view'] }) {
  const { t } = useTranslation('search')
  if (answered.data.length === 0) return null
  return (
    <div className={classes.earlier} inert>
      <ResultList
        results={answered.data}
        question={questionOf(answered.request)}
        view={view}
        isFirstPage
        label={t('results.label')}
        openId={undefined}
        onToggle={() => undefined}
      />
    </div>
  )
}
