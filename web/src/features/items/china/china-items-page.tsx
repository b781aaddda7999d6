import type { ChinaItemRow, ChinaItemSearchAnswer } from '@qingdan/api/contract/items/china-items.ts'
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
import { CategoryChoices } from '../search/category-choices.tsx'
import row from '../search/item-row.module.css'
import classes from '../search/item-search-page.module.css'
import { chinaItemSearchOptions, industriesQuery, typesOptions } from './china-item-queries.ts'
import { ChinaItemSearchBox } from './china-item-search-box.tsx'
import { ItemStateTag } from './item-state-tag.tsx'

const route = getRouteApi('/(china-items)/chinaItems')

/** `/chinaItems`: Chinese dual-use items by code, customs code or words, industry and type. The URL holds the whole state. */
export function ChinaItemsPage() {
  const { t } = useTranslation('chinaItems')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(chinaItemSearchOptions(params))
  const { val } = params
  usePageTitle(
    val === undefined
      ? { key: 'layout:page.chinaItems' }
      : { key: 'layout:page.itemsKeyword', values: { keyword: val } },
  )
  const change = (search: ItemSearchParams) => void navigate({ to: '/chinaItems', search })
  const count = query.isPlaceholderData ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('count', { count }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('heading')}</h1>
      <ChinaItemSearchBox
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
  const { t } = useTranslation('chinaItems')
  const industries = useQuery(industriesQuery)
  const types = useQuery(typesOptions(params.categoryId))
  return (
    <>
      <CategoryChoices
        label={t('industry')}
        all={t('all')}
        choices={industries.data ?? []}
        chosen={params.categoryId}
        onChoose={(categoryId) => onChange({ ...params, page: 1, categoryId, groupId: undefined })}
      />
      <CategoryChoices
        label={t('type')}
        all={t('all')}
        choices={types.data ?? []}
        chosen={params.groupId}
        onChoose={(groupId) => onChange({ ...params, page: 1, groupId })}
      />
    </>
  )
}

function Found({ params, answer, onChange }: Shown & { answer: ChinaItemSearchAnswer }) {
  const { t } = useTranslation('chinaItems')
  const { items, count, searched, near, customs, unread, asOf, noticesAsOf } = answer
  return (
    <>
      {customs !== null && (
        <p className={classes.note}>
          {t(customs.isInCatalogue ? 'customs.inCatalogue' : 'customs.notInCatalogue', {
            code: customs.code,
            notice: customs.catalogue,
          })}{' '}
          <a href={customs.url} target="_blank" rel="noreferrer">
            {t('toOriginal')}
          </a>
        </p>
      )}
      {searched.length > 0 && <p className={classes.note}>{t('searchedBy', { words: searched.join(t('comma')) })}</p>}
      {unread > 0 && <p className={classes.note}>{t('unread', { count: unread })}</p>}
      {near.length > 0 && (
        <p className={classes.note}>
          {t('near')}{' '}
          {near.map(({ eccn }) => (
            <Link key={eccn} to="/chinaItemsDetails" search={{ eccn }} className={classes.near}>
              {eccn}
            </Link>
          ))}
        </p>
      )}
      {count === 0 ? (
        <div className={classes.list}>
          <EmptyState
            icon={<IconListSearch size={24} stroke={1.5} />}
            title={params.val === undefined ? t('none') : t('noneFor', { keyword: params.val })}
          >
            {t('noneNote')}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className={classes.note}>
            {t('count', { count })}
            {asOf !== null && ` ${t('asOf', { date: formatDate(asOf) })}`}
            {noticesAsOf !== null && ` ${t('noticesAsOf', { date: formatDate(noticesAsOf) })}`}
          </p>
          <ol className={classes.list} aria-label={t('heading')}>
            {items.map((item) => (
              <Row key={item.eccn} item={item} keyword={params.val} />
            ))}
          </ol>
          <Pager
            page={params.page}
            pageSize={params.pageSize}
            count={count}
            linkTo={(page, link) => <Link to="/chinaItems" search={{ ...params, page }} {...link} />}
            sizes={{ choices: pageSizes, onChange: (pageSize) => onChange({ ...params, page: 1, pageSize }) }}
          />
        </>
      )}
    </>
  )
}

function Row({ item, keyword }: { item: ChinaItemRow; keyword: string | undefined }) {
  const { t } = useTranslation('chinaItems')
  const { eccn, name, matched, state, isIncomplete } = item
  return (
    <li className={row.row}>
      <Link to="/chinaItemsDetails" search={{ eccn, key: keyword }} className={row.code}>
        {eccn}
      </Link>
      <div className={row.words}>
        <p className={row.name}>
          {name === null ? t('nameLost') : <span lang="zh">{name}</span>}{' '}
          {state !== 'listed' && <ItemStateTag state={state} />}
        </p>
        {matched && (
          <p className={row.matched}>
            {matched.eccn !== null && <code>{matched.eccn}</code>} <span lang="zh">{matched.text}</span>
          </p>
        )}
        {isIncomplete && <p className={row.matched}>{t('incomplete')}</p>}
      </div>
    </li>
  )
}
