import type { ItemMap } from '@qingdan/api/contract/us-items.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { UnknownItem } from '../detail/unknown-item.tsx'
import { itemMapOptions } from '../item-queries.ts'
import { ItemTree } from './item-tree.tsx'
import classes from './relations-page.module.css'

const route = getRouteApi('/(us-items)/relationalPageFaces')

/** `/relationalPageFaces`: an item code as a tree of its paragraphs, and the codes that its related controls name. */
export function RelationsPage() {
  const { t } = useTranslation('items')
  const { eccn } = route.useSearch()
  const query = useQuery(itemMapOptions(eccn))
  usePageTitle({ key: 'layout:page.itemRelations', values: { eccn } })
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('relations.heading', { eccn: query.data?.name ?? eccn })}</h1>
      {query.data ? (
        <>
          <p className={classes.title} lang="en">
            {query.data.title}
          </p>
          <ItemTree map={query.data} current={eccn} />
          <References map={query.data} />
        </>
      ) : eccn === '' ? (
        <UnknownItem />
      ) : (
        <RecordState
          error={query.error}
          missing={<UnknownItem eccn={eccn} error={query.error} />}
          onRetry={() => void query.refetch()}
        />
      )}
    </PageBody>
  )
}

function References({ map: { references } }: { map: ItemMap }) {
  const { t } = useTranslation('items')
  if (references.length === 0) return null
  return (
    <div className={classes.references}>
      <Card title={t('relations.references')}>
        <ul>
          {references.map(({ eccn, name }) => (
            <li key={eccn} className={classes.reference}>
              <Link to="/eccBodyDetailsPage" search={{ eccn }} className={classes.code}>
                {eccn}
              </Link>
              <span lang="en">{name}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
