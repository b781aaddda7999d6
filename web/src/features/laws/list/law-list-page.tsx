import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { LawSearchAnswer } from '@qingdan/api/contract/laws/laws.ts'
import { IconListSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { Pager } from '../../../components/pager.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { type LawSearchParams, withLabel } from '../law-params.ts'
import { lawLabelsQuery, lawSearchOptions } from '../law-queries.ts'
import { LawSearchBox } from '../law-search-box.tsx'
import { LabelChips } from './label-chips.tsx'
import classes from './law-list-page.module.css'
import { LawRow } from './law-row.tsx'

const route = getRouteApi('/(laws)/law')

/** `/law`: laws by words, country and category. The URL holds the whole state. */
export function LawListPage() {
  const { t } = useTranslation('laws')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(lawSearchOptions(params))
  const { keyword } = params
  usePageTitle(
    keyword === undefined ? { key: 'layout:page.laws' } : { key: 'layout:page.lawsKeyword', values: { keyword } },
  )
  const change = (search: LawSearchParams) => void navigate({ to: '/law', search })
  const count = query.isPlaceholderData ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('count', { count }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('heading')}</h1>
      <LawSearchBox
        key={keyword ?? ''}
        initial={keyword ?? ''}
        takesFocus={keyword === undefined}
        onSearch={(term) => change({ ...params, page: 1, keyword: term === '' ? undefined : term })}
      />
      <Filters params={params} onChange={change} />
      {query.data ? (
        <div aria-busy={query.isPlaceholderData}>
          <Found params={params} answer={query.data} />
        </div>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={classes.list}>
          <SkeletonRows rows={8} columns="80px minmax(0, 1fr)" />
        </div>
      )}
    </PageBody>
  )
}

function Filters({ params, onChange }: { params: LawSearchParams; onChange: (params: LawSearchParams) => void }) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const { data } = useQuery(lawLabelsQuery)
  const choices = (zh: readonly string[] = [], en: readonly string[] = []) =>
    zh.map((value, at) => ({ value, name: pick({ zh: value, en: en[at] ?? value }, language) }))
  return (
    <>
      <LabelChips
        label={t('country')}
        choices={choices(data?.countryList, data?.countryEnList)}
        chosen={params.countrys}
        onChoose={(label) => onChange({ ...params, page: 1, countrys: withLabel(params.countrys, label) })}
      />
      <LabelChips
        label={t('category')}
        choices={choices(data?.categoryList, data?.categoryEnList)}
        chosen={params.categorys}
        onChoose={(label) => onChange({ ...params, page: 1, categorys: withLabel(params.categorys, label) })}
      />
    </>
  )
}

function Found({ params, answer: { data, count, wholeCount } }: { params: LawSearchParams; answer: LawSearchAnswer }) {
  const { t } = useTranslation('laws')
  const { keyword, page, pageSize } = params
  if (count === 0) {
    return (
      <div className={classes.list}>
        <EmptyState
          icon={<IconListSearch size={24} stroke={1.5} />}
          title={keyword === undefined ? t('none') : t('noneFor', { keyword })}
        >
          {t('noneNote')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <p className={classes.note}>
        {t(keyword === undefined ? 'newest' : 'count', { count })}
        {keyword !== undefined && wholeCount < count && ` ${t('wholeCount', { count: wholeCount })}`}
      </p>
      <ol className={classes.list} aria-label={t('heading')}>
        {data.map((law) => (
          <LawRow key={law.id} law={law} keyword={keyword} />
        ))}
      </ol>
      {count > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          count={count}
          linkTo={(to, link) => <Link to="/law" search={{ ...params, page: to }} {...link} />}
        />
      )}
    </>
  )
}
