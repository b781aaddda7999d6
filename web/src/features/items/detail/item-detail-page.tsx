import { VisuallyHidden } from '@mantine/core'
import type { ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { itemDetailOptions } from '../item-queries.ts'
import { ItemView } from './item-view.tsx'
import { UnknownItem } from './unknown-item.tsx'

const route = getRouteApi('/(us-items)/eccBodyDetailsPage')

/** `/eccBodyDetailsPage`: one US item code. */
export function ItemDetailPage({ favouriteButton }: { favouriteButton: (item: ItemDetail) => ReactNode }) {
  const { t } = useTranslation('layout')
  const { eccn } = route.useSearch()
  const query = useQuery(itemDetailOptions(eccn))
  const name = query.data && `${query.data.eccn} ${query.data.name}`
  usePageTitle(name === undefined ? { key: 'layout:page.item' } : { key: 'layout:page.named', values: { name } })
  return (
    <PageBody>
      {query.data ? (
        <ItemView item={query.data} favouriteButton={favouriteButton(query.data)} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('page.item')}</VisuallyHidden>
          {eccn === '' ? (
            <UnknownItem />
          ) : (
            <RecordState
              error={query.error}
              missing={<UnknownItem eccn={eccn} error={query.error} />}
              onRetry={() => void query.refetch()}
            />
          )}
        </>
      )}
    </PageBody>
  )
}
