import { inLanguage, namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import type { ChinaLatestLabel } from '@qingdan/api/contract/china.ts'
import { IconListCheck } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import {
  batchSize,
  LatestBlock,
  LatestBlocks,
  LatestInstead,
  LatestPanel,
  LatestWaiting,
} from '../../components/latest-listings/latest-listings.tsx'
import { call } from '../../lib/api/call.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'

function latestOptions(page: number) {
  return queryOptions({
    queryKey: ['china', 'latest', page],
    queryFn: ({ signal }) => call('china.latest', { page, pageSize: batchSize }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The newest decision of each list, four lists at a time. */
export function LatestLabels({ title, more }: { title: string; more: ReactNode }) {
  const { t } = useTranslation('home')
  const [page, setPage] = useState(1)
  const query = useQuery(latestOptions(page))
  return (
    <LatestPanel title={title} page={page} count={query.data?.count} more={more} onBatch={setPage}>
      {query.data ? (
        query.data.data.length > 0 ? (
          <LatestBlocks isBusy={query.isPlaceholderData}>
            {query.data.data.map((latest) => (
              <LabelBlock key={latest.labelId} latest={latest} />
            ))}
          </LatestBlocks>
        ) : (
          <EmptyState icon={<IconListCheck size={24} stroke={1.5} />} title={t('china.none')}>
            {t('china.noneText')}
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

function LabelBlock({ latest }: { latest: ChinaLatestLabel }) {
  const language = useLanguage()
  const label = pick({ zh: latest.label, en: latest.labelEn }, language)
  return (
    <LatestBlock
      heading={
        <Link to="/chinaSanctionList" search={{ labelId: latest.labelId }}>
          {label}
        </Link>
      }
      date={latest.sanctionTime}
      note={
        inLanguage(latest.docNumber, latest.docNumberEn, language) ??
        inLanguage(latest.title, latest.titleEn, language) ??
        ''
      }
      entities={latest.entityList.map((entity) => {
        const { main, other } = namePair(entity.name, entity.nameEn, language)
        return {
          key: entity.id,
          name: main,
          other,
          link: (
            <Link to="/chinaSanctionDetail" search={{ id: entity.id }}>
              <bdi lang={textLanguage(main)}>{main}</bdi>
            </Link>
          ),
        }
      })}
      count={latest.entityList.length}
      restLink={(words) => (
        <Link to="/chinaSanctionList" search={{ labelId: latest.labelId }}>
          {words}
        </Link>
      )}
    />
  )
}
