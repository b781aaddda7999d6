import type { ItemSearchAnswer } from '@qingdan/api/contract/us-items.ts'
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
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { ItemSearchParams } from '../item-params.ts'
import { categoriesQuery, groupsOptions, itemSearchOptions } from '../item-queries.ts'
import { ItemSearchBox } from '../item-search-box.tsx'
import { CategoryChoices } from './category-choices.tsx'
import { ItemRow } from './item-row.tsx'
import classes from './item-search-page.module.css'
import { PartNumbers } from './part-numbers.tsx'

const route = getRouteApi('/(us-items)/eccnSearchPage')

/** `/eccnSearchPage`: US item codes by code or words, category and product group. The URL holds the whole state. */
export function ItemSearchPage() {
  const { t } = useTranslation('items')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(itemSearchOptions(params))
  const { val } = params
  usePageTitle(
    val === undefined ? { key: 'layout:page.items' } : { key: 'layout:page.itemsKeyword', values: { keyword: val } },
  )
  const change = (search: ItemSearchParams) => void navigate({ to: '/eccnSearchPage', search })
  const count = query.isPlaceholderData ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('count', { count }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('heading')}</h1>
      <ItemSearchBox
        key={val ?? ''}
        initial={val ?? ''}
        takesFocus={val === undefined}
        onSearch={(term) => change({ ...params, page: 1, val: term === '' ? undefined : term })}
      />
      <Filters params={params} onChange={change} />
      {query.data ? (
        <div aria-busy={query.isPlaceholderData}>
          <Found params={params} answer={query.data} onChange={change} />
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

interface Shown {
  params: ItemSearchParams
  onChange: (params: ItemSearchParams) => void
}

function Filters({ params, onChange }: Shown) {
  const { t } = useTranslation('items')
  const categories = useQuery(categoriesQuery)
  const groups = useQuery(groupsOptions(params.categoryId))
  return (
    <>
      <CategoryChoices
        label={t('category')}
        all={t('all')}
        choices={categories.data ?? []}
        chosen={params.categoryId}
        onChoose={(categoryId) => onChange({ ...params, page: 1, categoryId, groupId: undefined })}
      />
      <CategoryChoices
        label={t('group')}
        all={t('all')}
        choices={groups.data ?? []}
        chosen={params.groupId}
        onChoose={(groupId) => onChange({ ...params, page: 1, groupId })}
      />
    </>
  )
}

function Found({ params, answer, onChange }: Shown & { answer: ItemSearchAnswer }) {
  const { t } = useTranslation('items')
  const { count, searched, near, partNumbers } = answer
  return (
    <>
      <PartNumbers found={partNumbers} />
      {searched.length > 0 && <p className={classes.note}>{t('searchedBy', { words: searched.join(', ') })}</p>}
      {near.length > 0 && (
        <p className={classes.note}>
          {t('near')}{' '}
          {near.map(({ eccn }) => (
            <Link key={eccn} to="/eccBodyDetailsPage" search={{ eccn }} className={classes.near}>
              {eccn}
            </Link>
          ))}
        </p>
      )}
      {count > 0 && <Rows params={params} answer={answer} onChange={onChange} />}
      {count === 0 && partNumbers.count === 0 && (
        <div className={classes.list}>
          <EmptyState
            icon={<IconListSearch size={24} stroke={1.5} />}
            title={params.val === undefined ? t('none') : t('noneFor', { keyword: params.val })}
          >
            {t('noneNote')}
          </EmptyState>
        </div>
      )}
    </>
  )
}

function Rows({ params, answer: { items, count, wholeCount, asOf }, onChange }: Shown & { answer: ItemSearchAnswer }) {
  const { t } = useTranslation('items')
  return (
    <>
      <p className={classes.note}>
        {t('count', { count })}
        {params.val !== undefined && wholeCount < count && ` ${t('wholeCount', { count: wholeCount })}`}
        {asOf !== null && ` ${t('asOf', { date: formatDate(asOf) })}`}
      </p>
      <ol className={classes.list} aria-label={t('heading')}>
        {items.map((item) => (
          <ItemRow key={item.eccn} item={item} />
        ))}
      </ol>
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        count={count}
        linkTo={(page, link) => <Link to="/eccnSearchPage" search={{ ...params, page }} {...link} />}
        sizes={{ choices: pageSizes, onChange: (pageSize) => onChange({ ...params, page: 1, pageSize }) }}
      />
    </>
  )
}
