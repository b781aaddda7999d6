import { Button, VisuallyHidden } from '@mantine/core'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { headingOf } from '@qingdan/api/contract/terms/heading.ts'
import { IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { RecordState } from '../../components/feedback/record-state.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { isWaitingForLists, readinessQuery } from '../../lib/api/readiness-query.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Citation } from './aside/citation.tsx'
import { DataDates } from './aside/data-dates.tsx'
import { ExportButton } from './export-button.tsx'
import { SubjectHeader } from './header/subject-header.tsx'
import { PossiblySameCard } from './possible/possibly-same-card.tsx'
import classes from './subject-page.module.css'
import type { SubjectParams } from './subject-params.ts'
import { detailOptions } from './subject-queries.ts'
import { SubjectTabs } from './subject-tabs.tsx'

const route = getRouteApi('/sanctionInfoSearch')

/** `/sanctionInfoSearch`: one subject with its lists, sources and dates. The route passes the parts of other features. */
export function SubjectPage({
  wayBack,
  favouriteButton,
  matchOrigin,
}: {
  wayBack: (params: SubjectParams) => ReactNode
  favouriteButton: (detail: EntityDetail) => ReactNode
  /** How the search found the subject. */
  matchOrigin: (detail: EntityDetail, searchKey: string, searchType: SubjectParams['searchType']) => ReactNode
}) {
  const { t } = useTranslation('layout')
  const params = route.useSearch()
  const language = useLanguage()
  const query = useQuery(detailOptions(params))
  const name = query.data && headingOf(query.data, language).main
  usePageTitle(name === undefined ? { key: 'layout:page.subject' } : { key: 'layout:page.named', values: { name } })

  return (
    <PageBody>
      {wayBack(params)}
      {query.data ? (
        <>
          <SubjectHeader
            detail={query.data}
            actions={
              <>
                {favouriteButton(query.data)}
                <ExportButton detail={query.data} searchKey={params.searchKey} searchType={params.searchType} />
              </>
            }
          />
          <PossiblySameCard detail={query.data} />
          <div className={classes.columns}>
            <SubjectTabs detail={query.data} params={params} onSwitch={() => void query.refetch()} />
            <aside className={classes.aside}>
              <DataDates lists={query.data.sanctionInfoList} />
              {params.searchKey !== undefined && matchOrigin(query.data, params.searchKey, params.searchType)}
              <Citation detail={query.data} />
            </aside>
          </div>
        </>
      ) : (
        <>
          <VisuallyHidden component="h1">{t('page.subject')}</VisuallyHidden>
          {params.id === '' ? (
            <NoSubject />
          ) : (
            <RecordState
              error={query.error}
              missing={<NoSubject id={params.id} />}
              onRetry={() => void query.refetch()}
            />
          )}
        </>
      )}
    </PageBody>
  )
}

/** `id`: undefined when the address has none. */
function NoSubject({ id }: { id?: string }) {
  const { t } = useTranslation('subject')
  const { data: readiness } = useQuery(readinessQuery)
  const reason = id === undefined ? 'noId' : isWaitingForLists(readiness) ? 'notLoaded' : 'notFound'
  return (
    <EmptyState
      icon={<IconUserQuestion size={24} stroke={1.5} />}
      title={t(`${reason}.title`)}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/sanctionSearch" {...props} />}>
          {t('toSearch')}
        </Button>
      }
    >
      {t(`${reason}.text`, { id })}
    </EmptyState>
  )
}
