import { Button, VisuallyHidden } from '@mantine/core'
import { type Language, namePair } from '@qingdan/api/contract/bilingual.ts'
import type { ChinaDetail, ChinaRecord } from '@qingdan/api/contract/china.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { isWaitingForLists, readinessQuery } from '../../../lib/api/readiness-query.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { chinaDetailOptions } from '../china-queries.ts'
import { ChinaRecordView } from './china-record-view.tsx'

const route = getRouteApi('/chinaSanctionDetail')

/** `/chinaSanctionDetail`: one party in one decision. */
export function ChinaDetailPage({ favouriteButton }: { favouriteButton: (record: ChinaDetail) => ReactNode }) {
  const { t } = useTranslation('layout')
  const { id } = route.useSearch()
  const query = useQuery(chinaDetailOptions(id))
  const language = useLanguage()
  const name = query.data && nameOf(query.data, language)
  usePageTitle(name === undefined ? { key: 'layout:page.chinaDetail' } : { key: 'layout:page.named', values: { name } })
  return (
    <PageBody>
      {query.data ? (
        <ChinaRecordView record={query.data} favouriteButton={favouriteButton(query.data)} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('page.chinaDetail')}</VisuallyHidden>
          {id === '' ? (
            <NoDecision />
          ) : (
            <RecordState error={query.error} missing={<NoDecision id={id} />} onRetry={() => void query.refetch()} />
          )}
        </>
      )}
    </PageBody>
  )
}

function nameOf(record: ChinaRecord, language: Language): string {
  return namePair(record.name, record.nameEn, language).main
}

/** `id`: undefined when the address has none. */
function NoDecision({ id }: { id?: string }) {
  const { t } = useTranslation('china')
  const { data: readiness } = useQuery(readinessQuery)
  const reason = id === undefined ? 'noId' : isWaitingForLists(readiness) ? 'notLoaded' : 'notFound'
  return (
    <EmptyState
      icon={<IconFileUnknown size={24} stroke={1.5} />}
      title={t(`${reason}.title`)}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/chinaSanctionList" {...props} />}>
          {t('toList')}
        </Button>
      }
    >
      {t(`${reason}.text`, { id })}
    </EmptyState>
  )
}
