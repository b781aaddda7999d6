import { IconExternalLink, IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { RecordState } from '../../components/feedback/record-state.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { documentOptions } from '../../lib/api/news-queries.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import classes from './file-page.module.css'

const route = getRouteApi('/(news)/filesInfo')

/** `/filesInfo`: a stored document in a frame, which runs no script. */
export function FilePage() {
  const { t } = useTranslation(['news', 'layout'])
  const { fileId } = route.useSearch()
  const query = useQuery(documentOptions(fileId))
  usePageTitle({ key: 'layout:page.file' })
  return (
    <PageBody>
      <div className={classes.head}>
        <h1>{t('layout:page.file')}</h1>
        {query.data && (
          <a href={query.data} target="_blank" rel="noreferrer">
            {t('news:file.open')} <IconExternalLink size={14} stroke={1.5} aria-hidden />
          </a>
        )}
      </div>
      {query.data ? (
        <iframe className={classes.frame} title={t('layout:page.file')} src={query.data} sandbox="allow-popups" />
      ) : fileId === '' ? (
        <NoFile />
      ) : (
        <RecordState error={query.error} missing={<NoFile />} onRetry={() => void query.refetch()} />
      )}
    </PageBody>
  )
}

function NoFile() {
  const { t } = useTranslation('news')
  return (
    <EmptyState icon={<IconFileUnknown size={24} stroke={1.5} />} title={t('file.none')}>
      {t('file.noneText')}
    </EmptyState>
  )
}
