import { Button, VisuallyHidden } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api-client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { usePageTitle } from '../../page-title.ts'
import { useLanguage } from '../../use-language.ts'
import { AccessGate, isAccessError } from '../account/access-gate.tsx'
import { ExportButton } from '../mine/export-button.tsx'
import { StarButton } from '../mine/star-button.tsx'
import { BackBar } from './back-bar.tsx'
import { Citation } from './citation.tsx'
import { DataDates } from './data-dates.tsx'
import { MatchOrigin } from './match-origin.tsx'
import { toHeading } from './name-groups.ts'
import { SubjectHeader } from './subject-header.tsx'
import classes from './subject-page.module.css'
import { detailOptions } from './subject-queries.ts'
import { SubjectTabs } from './subject-tabs.tsx'

const route = getRouteApi('/sanctionInfoSearch')

/** `/sanctionInfoSearch`: one subject; what it is, who says so, since when, where to check. */
export function SubjectPage() {
  const { t } = useTranslation('frame')
  const params = route.useSearch()
  const language = useLanguage()
  const query = useQuery(detailOptions(params))
  const name = query.data && toHeading(query.data, language === 'zh').main
  usePageTitle(name === undefined ? { key: 'frame:page.subject' } : { key: 'frame:page.named', values: { name } })

  return (
    <PageBody>
      <BackBar params={params} />
      {query.data ? (
        <>
          <SubjectHeader
            detail={query.data}
            actions={
              <>
                <StarButton subject={query.data} isFavourite={query.data.hasCollection} />
                <ExportButton detail={query.data} searchKey={params.searchKey} searchType={params.searchType} />
              </>
            }
          />
          <div className={classes.columns}>
            <SubjectTabs detail={query.data} params={params} onSwitch={() => void query.refetch()} />
            <aside className={classes.aside}>
              <DataDates lists={query.data.sanctionInfoList} />
              {params.searchKey !== undefined && (
                <MatchOrigin detail={query.data} searchKey={params.searchKey} searchType={params.searchType} />
              )}
              <Citation detail={query.data} />
            </aside>
          </div>
        </>
      ) : (
        <>
          <VisuallyHidden component="h1">{t('page.subject')}</VisuallyHidden>
          <Waiting error={query.error} id={params.id} onRetry={() => void query.refetch()} />
        </>
      )}
    </PageBody>
  )
}

function Waiting({ error, id, onRetry }: { error: unknown; id: string; onRetry: () => void }) {
  const { t } = useTranslation('subject')
  if (error === null) {
    return (
      <div className={classes.waiting}>
        <SkeletonRows rows={6} columns="48px minmax(0, 1fr) 20% 20%" />
      </div>
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<IconUserQuestion size={24} stroke={1.5} />}
        title={t('notFound.title')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/sanctionSearch" {...props} />}>
            {t('toSearch')}
          </Button>
        }
      >
        {t('notFound.text', { id })}
      </EmptyState>
    )
  }
  if (isAccessError(error)) return <AccessGate error={error} />
  return <ErrorState error={error} onRetry={onRetry} />
}
