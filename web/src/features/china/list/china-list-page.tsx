import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { IconListSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { Pager } from '../../../components/pager.tsx'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { allLabels, type ChinaListParams, chosenLabels, withLabel, withSearchkey } from '../china-params.ts'
import { chinaSearchOptions, labelsQuery } from '../china-queries.ts'
import { ChinaSearch } from '../china-search.tsx'
import classes from './china-list-page.module.css'
import { ChinaRow } from './china-row.tsx'

const route = getRouteApi('/chinaSanctionList')

/** `/chinaSanctionList`: China's own lists by name and label. The URL holds the whole state. */
export function ChinaListPage() {
  const { t } = useTranslation('china')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(chinaSearchOptions(params))
  const keyword = params.searchkey
  usePageTitle(
    keyword === undefined ? { key: 'layout:page.chinaList' } : { key: 'layout:page.chinaKeyword', values: { keyword } },
  )
  const change = (search: ChinaListParams) => void navigate({ to: '/chinaSanctionList', search })

  const count = query.isPlaceholderData ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('count', { count }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('listHeading')}</h1>
      <ChinaSearch
        key={keyword ?? ''}
        initial={keyword ?? ''}
        takesFocus={keyword === undefined && params.labelId === undefined}
        onSearch={(term) => change(withSearchkey(params, term))}
      />
      <Labels params={params} onChange={change} />
      {query.data ? (
        <div aria-busy={query.isPlaceholderData}>
          <Records params={params} answer={query.data} onChange={change} />
        </div>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={classes.list}>
          <SkeletonRows rows={8} columns="20px minmax(0, 1fr) 30% 12%" />
        </div>
      )}
    </PageBody>
  )
}

/** All comes first; several labels can be selected. */
function Labels({ params, onChange }: { params: ChinaListParams; onChange: (params: ChinaListParams) => void }) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  const { data } = useQuery(labelsQuery)
  const chosen = chosenLabels(params)
  const chips = [
    { id: allLabels, name: t('all') },
    ...(data ?? []).map((label) => ({ id: label.id, name: pick({ zh: label.name, en: label.nameEn }, language) })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form
    <div role="group" aria-label={t('labels')} className={classes.labels}>
      {chips.map(({ id, name }) => (
        <Chip key={id} isOn={chosen.includes(id)} onClick={() => onChange(withLabel(params, id))}>
          {name}
        </Chip>
      ))}
    </div>
  )
}

function Records({
  params,
  answer: { data, count },
  onChange,
}: {
  params: ChinaListParams
  answer: { data: Parameters<typeof ChinaRow>[0]['record'][]; count: number }
  onChange: (params: ChinaListParams) => void
}) {
  const { t } = useTranslation('china')
  if (count === 0) return <NoRecords params={params} onChange={onChange} />
  return (
    <>
      <p className={classes.count}>{t('count', { count })}</p>
      {data.length === 0 ? (
        <p className={classes.count}>
          {t('pastEnd', { page: params.page })}{' '}
          <Link to="/chinaSanctionList" search={{ ...params, page: 1 }}>
            {t('firstPage')}
          </Link>
        </p>
      ) : (
        <ol className={classes.list} aria-label={t('listHeading')}>
          {data.map((record) => (
            <ChinaRow key={record.id} record={record} />
          ))}
        </ol>
      )}
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        count={count}
        linkTo={(page, link) => <Link to="/chinaSanctionList" search={{ ...params, page }} {...link} />}
        sizes={{ choices: pageSizes, onChange: (pageSize) => onChange({ ...params, page: 1, pageSize }) }}
      />
    </>
  )
}

/** No match here is not a clearance, so links lead to the other lists and labels. */
function NoRecords({ params, onChange }: { params: ChinaListParams; onChange: (params: ChinaListParams) => void }) {
  const { t } = useTranslation('china')
  const { searchkey, labelId } = params
  return (
    <div className={classes.list}>
      <EmptyState
        icon={<IconListSearch size={24} stroke={1.5} />}
        title={searchkey === undefined ? t('none') : t('noneFor', { keyword: searchkey })}
        action={
          <>
            {labelId !== undefined && (
              <Button variant="default" onClick={() => onChange(withLabel(params, allLabels))}>
                {t('inAllLabels')}
              </Button>
            )}
            {searchkey !== undefined && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link to="/sanctionSearch" search={{ seachKey: searchkey, tabBut: 'fuzzy' }} {...props} />
                )}
              >
                {t('inGlobal')}
              </Button>
            )}
          </>
        }
      >
        {t('noneNote')}
      </EmptyState>
    </div>
  )
}
