import { Kbd, VisuallyHidden } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { MarkSample } from '../../../components/listings/matched-name.tsx'
import { Pager } from '../../../components/pager.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { sourcesQuery } from '../../../lib/api/sources-query.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import {
  hasDetails,
  isNarrowed,
  maxReach,
  minScores,
  type SearchParams,
  withKeyword,
  withoutFilters,
  withPageSize,
} from '../search-params.ts'
import { type Answered, questionOf } from '../search-queries.ts'
import { useVerdictText } from '../verdict/use-verdict-text.ts'
import { VerdictActions } from '../verdict/verdict-actions.tsx'
import { VerdictPanel } from '../verdict/verdict-panel.tsx'
import { ContainingSection } from './containing-section.tsx'
import { possibleLists } from './possible-lists.ts'
import { QueryHints } from './query-hints.tsx'
import { ResultList } from './result-list.tsx'
import classes from './search-results.module.css'
import { toSearchedSources } from './searched-sources.ts'
import { useRowKeys } from './use-row-keys.ts'

const EmptyResult = lazy(async () => ({ default: (await import('./empty-result.tsx')).EmptyResult }))

/** An answer: verdict, rows, pages. `headingRef` gets the focus after a search. */
export function SearchResults({
  answered,
  params,
  isUpdating,
  headingRef,
  onChange,
}: {
  answered: Answered
  params: SearchParams
  /** The next answer is loading; these are the previous rows. */
  isUpdating: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
  onChange: (params: SearchParams, how?: { isSamePlace: boolean }) => void
}) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const question = questionOf(answered.request)
  const isExact = question.mode === 'exact'
  const { data: sources } = useQuery(sourcesQuery)
  const searched = toSearchedSources(sources ?? [], params)
  const { verdict, searchedName } = answered
  const verdictText = useVerdictText({
    keyword: searchedName ?? question.text,
    isExact,
    isNarrowed: isNarrowed(params),
    hasDetails: hasDetails(params),
    minScore: params.minScore ?? minScores[0],
    listCount: searched.searched.length,
    staleCount: searched.staleCount,
    count: answered.scoredCount,
    others: answered.count - answered.scoredCount,
    types: answered.types,
    possibleLists: possibleLists(answered.data).map((list) => pick(shortNameOf(list), language)),
  })
  const text = verdictText(verdict)

  const page = params.page
  const pages = Math.max(1, Math.ceil(answered.count / params.pageSize))
  useAnnouncement(isUpdating ? null : t('results.announce', { verdict: text.title, page, pages }))

  const toggle = useCallback(
    (id: string) => {
      // Only a score has an explanation to open.
      if (answered.data.some((row) => row.id === id && row.containment)) return
      onChange({ ...params, id: params.id === id ? undefined : id }, { isSamePlace: true })
    },
    [onChange, params, answered.data],
  )
  useRowKeys(list, toggle)

  const panel = (
    <VerdictPanel
      verdict={verdict}
      text={text}
      sources={searched}
      headingRef={headingRef}
      actions={<VerdictActions verdict={verdict} params={params} onChange={onChange} />}
    />
  )

  if (answered.count === 0) {
    return (
      <div aria-busy={isUpdating}>
        <QueryHints {...answered} />
        {panel}
        <Suspense>
          <EmptyResult
            keyword={question.text}
            isExact={isExact}
            isSearched={verdict.text !== 'symbols'}
            sources={searched}
            onFuzzy={() => onChange(withKeyword(withoutFilters(params), question.text))}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <div ref={list} aria-busy={isUpdating}>
      <QueryHints {...answered} />
      {panel}
      <div className={classes.bar}>
        <span className={classes.count}>
          {answered.scoredCount > 0 &&
            t(isExact ? 'results.countExact' : 'results.count', { count: answered.scoredCount })}
          {isUpdating && <span className={classes.updating}> {t('results.updating')}</span>}
        </span>
        <Legend />
        <ViewSwitch params={params} onChange={onChange} />
      </div>
      {answered.data.length === 0 ? (
        <p className={classes.pastEnd}>
          {t('results.pastEnd', { page })}{' '}
          <Link to="/sanctionSearch" search={{ ...params, page: 1 }}>
            {t('results.firstPage')}
          </Link>
        </p>
      ) : (
        <>
          <Rows answered={answered} params={params} onToggle={toggle} />
          <Pager
            page={page}
            pageSize={params.pageSize}
            count={answered.count}
            reach={maxReach}
            linkTo={(number, link) => (
              <Link to="/sanctionSearch" search={{ ...params, page: number, id: undefined }} {...link} />
            )}
            sizes={{ choices: pageSizes, onChange: (pageSize) => onChange(withPageSize(params, pageSize)) }}
          />
          <KeyHints />
        </>
      )}
    </div>
  )
}

/** The scored rows of the page, and beneath them those that only contain the words. */
function Rows({
  answered,
  params,
  onToggle,
}: {
  answered: Answered
  params: SearchParams
  onToggle: (id: string) => void
}) {
  const { t } = useTranslation('search')
  const scored = answered.data.filter((row) => !row.containment)
  const shared = { question: questionOf(answered.request), view: params.view, openId: params.id, onToggle }
  const firstPage = Math.floor(answered.scoredCount / params.pageSize) + 1
  return (
    <>
      {scored.length > 0 && (
        <ResultList {...shared} results={scored} isFirstPage={params.page === 1} label={t('results.label')} />
      )}
      {answered.verdict.containing !== null && (
        <ContainingSection
          {...shared}
          text={answered.verdict.containingText ?? shared.question.text}
          results={answered.data.filter((row) => row.containment)}
          count={answered.count - answered.scoredCount}
          firstPage={
            <Link to="/sanctionSearch" search={{ ...params, page: firstPage, id: undefined }}>
              {t('contains.firstPage', { page: firstPage })}
            </Link>
          }
        />
      )}
    </>
  )
}

function KeyHints() {
  const { t } = useTranslation('search')
  return (
    <p className={classes.keys} aria-hidden="true">
      <span>
        <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> {t('keys.rows')}
      </span>
      <span>
        <Kbd size="xs">Enter</Kbd> {t('keys.open')}
      </span>
      <span>
        <Kbd size="xs">E</Kbd> {t('keys.why')}
      </span>
      <span>
        <Kbd size="xs">/</Kbd> {t('keys.search')}
      </span>
    </p>
  )
}

function Legend() {
  const { t } = useTranslation('search')
  return (
    <span className={classes.legend}>
      <VisuallyHidden>{t('results.legend')}</VisuallyHidden>
      <MarkSample shape="same">{t('mark.same')}</MarkSample>
      <MarkSample shape="sound">{t('mark.sound')}</MarkSample>
      <MarkSample shape="equivalent">{t('mark.equivalent')}</MarkSample>
    </span>
  )
}

function ViewSwitch({
  params,
  onChange,
}: {
  params: SearchParams
  onChange: (params: SearchParams, how: { isSamePlace: boolean }) => void
}) {
  const { t } = useTranslation('search')
  return (
    <Segmented
      label={t('results.view')}
      value={params.view}
      choices={[
        { value: 'list', label: t('results.list'), content: <IconList size={16} stroke={1.5} aria-hidden="true" /> },
        {
          value: 'card',
          label: t('results.card'),
          content: <IconLayoutGrid size={16} stroke={1.5} aria-hidden="true" />,
        },
      ]}
      onChange={(view) => onChange({ ...params, view }, { isSamePlace: true })}
    />
  )
}
