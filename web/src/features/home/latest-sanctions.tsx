import { type Language, namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import {
  batchSize,
  LatestBlock,
  LatestBlocks,
  type LatestEntity,
  LatestInstead,
  LatestPanel,
  LatestWaiting,
} from '../../components/latest-listings/latest-listings.tsx'
import { type BulletinView, bulletinPageSize, bulletinsOptions } from '../../lib/api/bulletin-queries.ts'
import { listNameOf, shortNameOf } from '../../lib/language/list-names.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'

/** The newest bulletins, four at a time. */
export function LatestSanctions() {
  const { t } = useTranslation(['home', 'common'])
  const [page, setPage] = useState(1)
  const query = useQuery(bulletinsOptions({ page, pageSize: batchSize }))
  return (
    <LatestPanel
      title={t('home:latest.title')}
      page={page}
      count={query.data?.count}
      more={
        <Link to="/sanctionMorning" aria-label={t('home:latest.moreLabel')}>
          {t('common:batch.more')}
        </Link>
      }
      onBatch={setPage}
    >
      {query.data ? (
        query.data.bulletins.length > 0 ? (
          <LatestBlocks isBusy={query.isPlaceholderData}>
            {query.data.bulletins.map((bulletin, place) => (
              <BulletinBlock
                key={bulletin.id}
                bulletin={bulletin}
                page={bulletinPage((page - 1) * batchSize + place)}
              />
            ))}
          </LatestBlocks>
        ) : (
          <EmptyState icon={<IconNews size={24} stroke={1.5} />} title={t('home:latest.none')}>
            {t('home:latest.noneText')}
          </EmptyState>
        )
      ) : query.isError ? (
        <LatestInstead>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </LatestInstead>
      ) : (
        <LatestWaiting />
      )}
    </LatestPanel>
  )
}

/** Page of `/sanctionMorning` (five each) that shows the bulletin at this index. */
function bulletinPage(place: number): number {
  return Math.floor(place / bulletinPageSize) + 1
}

function BulletinBlock({ bulletin: { id, postTime, dataType, data }, page }: { bulletin: BulletinView; page: number }) {
  const language = useLanguage()
  const list = pick(shortNameOf(data), language)
  const inside = new Set(data.entityList.flatMap((entity) => pick(listNameOf(entity), language) ?? []))
  const note =
    dataType === '0'
      ? [
          pick({ zh: data.department, en: data.departmentEn }, language),
          pick({ zh: data.documentNumber, en: data.documentNumberEn }, language),
        ]
      : [pick({ zh: data.unit, en: data.unitEn }, language), ...(inside.size > 0 ? inside : [list])]
  return (
    <LatestBlock
      heading={dataType === '0' ? list : (formatCountry(data, language) ?? list)}
      date={postTime}
      note={note.filter(Boolean).join(pick({ zh: '，', en: ', ' }, language))}
      entities={toEntities(data.entityList, language)}
      count={data.entityCount}
      restLink={(words) => (
        <Link to="/sanctionMorning" search={{ page }} hash={id}>
          {words}
        </Link>
      )}
    />
  )
}

function toEntities(entities: BulletinView['data']['entityList'], language: Language): LatestEntity[] {
  return entities.map((entity, place) => {
    const { main, other } = namePair(entity.nameZh, entity.name, language)
    const link = <EntityLink key="link" entity={entity} name={main} />
    return { key: `${place}`, name: main, other, link }
  })
}

function EntityLink({ entity, name }: { entity: BulletinView['data']['entityList'][number]; name: string }) {
  const words = <bdi lang={textLanguage(name)}>{name}</bdi>
  if (entity.dataId === null) return words
  return (
    <Link to="/sanctionInfoSearch" search={{ id: entity.dataId, dataType: entity.dataType, s: entity.s }}>
      {words}
    </Link>
  )
}
