import { Button, VisuallyHidden } from '@mantine/core'
import type { ChinaItemDetail } from '@qingdan/api/contract/items/china-items.ts'
import type { NearItem } from '@qingdan/api/contract/us-items.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { chinaItemDetailOptions } from './china-item-queries.ts'
import { ChinaItemView } from './china-item-view.tsx'

const route = getRouteApi('/(china-items)/chinaItemsDetails')

/** `/chinaItemsDetails`: one Chinese dual-use item. */
export function ChinaItemPage({ favouriteButton }: { favouriteButton: (item: ChinaItemDetail) => ReactNode }) {
  const { t } = useTranslation('layout')
  const { eccn, version } = route.useSearch()
  const query = useQuery(chinaItemDetailOptions(eccn, version))
  const name = query.data && `${query.data.eccn} ${query.data.name ?? ''}`
  usePageTitle(name === undefined ? { key: 'layout:page.item' } : { key: 'layout:page.named', values: { name } })
  return (
    <PageBody>
      {query.data ? (
        <ChinaItemView item={query.data} current={eccn} favouriteButton={favouriteButton(query.data)} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('page.item')}</VisuallyHidden>
          {eccn === '' ? (
            <NoItem />
          ) : (
            <RecordState
              error={query.error}
              missing={<NoItem eccn={eccn} near={nearOf(query.error)} />}
              onRetry={() => void query.refetch()}
            />
          )}
        </>
      )}
    </PageBody>
  )
}

/** The codes that the refusal of an unknown one names. */
function nearOf(error: unknown): NearItem[] {
  const data = error instanceof ApiError ? (error.data as { near?: NearItem[] } | null) : null
  return data?.near ?? []
}

/** `eccn`: undefined when the address has none. */
function NoItem({ eccn, near = [] }: { eccn?: string; near?: NearItem[] }) {
  const { t } = useTranslation('chinaItems')
  return (
    <EmptyState
      icon={<IconFileUnknown size={24} stroke={1.5} />}
      title={eccn === undefined ? t('noCode.title') : t('unknown.title', { eccn })}
      action={
        <>
          {near.map(({ eccn: code }) => (
            <Button
              key={code}
              variant="default"
              renderRoot={(props) => <Link to="/chinaItemsDetails" search={{ eccn: code }} {...props} />}
            >
              {code}
            </Button>
          ))}
          <Button variant="default" renderRoot={(props) => <Link to="/chinaItems" {...props} />}>
            {t('toSearch')}
          </Button>
        </>
      }
    >
      {t(eccn === undefined ? 'noCode.text' : near.length > 0 ? 'unknown.near' : 'unknown.text')}
    </EmptyState>
  )
}
