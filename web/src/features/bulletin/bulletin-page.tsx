import { Button } from '@mantine/core'
import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../components/chip.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { KeywordSearch } from '../../components/keyword-search.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { Pager } from '../../components/pager.tsx'
import { bulletinPageSize, bulletinsOptions } from '../../lib/api/bulletin-queries.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import classes from './bulletin-page.module.css'
import { type BulletinParams, bulletinTypes } from './bulletin-params.ts'
import { ListChange } from './list-change.tsx'
import { Notice } from './notice.tsx'

const route = getRouteApi('/sanctionMorning')

/** `/sanctionMorning`: notices and list changes, newest first. The URL holds the whole state. */
export function BulletinPage() {
  const { t } = useTranslation('bulletin')
  const params = route.useSearch()
  const navigate = useNavigate()
  const { keyword, dataType, page } = params
  const query = useQuery(bulletinsOptions({ page, pageSize: bulletinPageSize, keyword, dataType }))
  usePageTitle({ key: 'layout:page.bulletins' })
  useArrivalAt(query.data !== undefined)
  const change = (search: BulletinParams) => void navigate({ to: '/sanctionMorning', search })

  const count = query.isPlaceholderData ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('count', { count }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('heading')}</h1>
      <KeywordSearch
        key={keyword ?? ''}
        label={t('searchLabel')}
        placeholder={t('placeholder')}
        takesFocus={false}
        initial={keyword ?? ''}
        onSearch={(wanted) => change({ ...params, page: 1, keyword: wanted || undefined })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
      <div role="group" aria-label={t('types')} className={classes.types}>
        <Chip isOn={dataType === undefined} onClick={() => change({ ...params, page: 1, dataType: undefined })}>
          {t('all')}
        </Chip>
        {bulletinTypes.map((type) => (
          <Chip
            key={type}
            isOn={dataType === type}
            onClick={() => change({ ...params, page: 1, dataType: dataType === type ? undefined : type })}
          >
            {t(`type.${type}`)}
          </Chip>
        ))}
      </div>
      {query.data ? (
        <div aria-busy={query.isPlaceholderData}>
          {query.data.count === 0 ? (
            <NoBulletins params={params} onChange={change} />
          ) : (
            <>
              <p className={classes.count}>{t('count', { count: query.data.count })}</p>
              <ol className={classes.bulletins} aria-label={t('heading')}>
                {query.data.bulletins.map((bulletin) => (
                  <li key={bulletin.id} id={bulletin.id} className={classes.bulletin}>
                    {bulletin.dataType === '0' ? <Notice bulletin={bulletin} /> : <ListChange bulletin={bulletin} />}
                  </li>
                ))}
              </ol>
              <Pager
                page={page}
                pageSize={bulletinPageSize}
                count={query.data.count}
                linkTo={(number, link) => <Link to="/sanctionMorning" search={{ ...params, page: number }} {...link} />}
              />
            </>
          )}
        </div>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={classes.bulletin}>
          <SkeletonRows rows={5} columns="40px minmax(0, 1fr) 20% 12%" />
        </div>
      )}
    </PageBody>
  )
}

/** Scrolls to the bulletin of a link (`#id`) once it is loaded. */
function useArrivalAt(isThere: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [isThere, hash])
}

function NoBulletins({ params, onChange }: { params: BulletinParams; onChange: (params: BulletinParams) => void }) {
  const { t } = useTranslation('bulletin')
  const isNarrowed = params.keyword !== undefined || params.dataType !== undefined
  return (
    <div className={classes.bulletin}>
      <EmptyState
        icon={<IconNews size={24} stroke={1.5} />}
        title={t(isNarrowed ? 'noneFound' : 'none')}
        action={
          isNarrowed && (
            <Button variant="default" onClick={() => onChange({ page: 1 })}>
              {t('showAll')}
            </Button>
          )
        }
      >
        {t('noneText')}
      </EmptyState>
    </div>
  )
}
