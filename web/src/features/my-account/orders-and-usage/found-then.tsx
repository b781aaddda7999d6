import { inLanguage, pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import classes from '../../../components/record-list.module.css'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { addressOfRow, addressOfSearch } from './search-addresses.ts'
import { searchOptions } from './usage-queries.ts'

/** The first rows of a recorded search as they were then, what was searched, and the way to search again. */
export function FoundThen({ id }: { id: string }) {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  const query = useQuery(searchOptions(id))
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <SkeletonRows rows={1} columns="16% minmax(0, 1fr)" cells={2} />
  const search = query.data
  return (
    <dl className={classes.detail}>
      <dt>{t('searches.rows')}</dt>
      <dd>
        {search.rows.length === 0 ? (
          t('searches.noRows')
        ) : (
          <ol>
            {search.rows.map((row) => {
              const name = inLanguage(row.nameZh, row.name, language) ?? row.name
              return (
                <li key={`${row.id} ${row.type}`}>
                  <a href={addressOfRow(search, row)} target="_blank" rel="noreferrer">
                    <bdi lang={textLanguage(name)}>{name}</bdi>
                  </a>
                  {row.score !== null && ` ${row.score.toFixed(2)}`}
                </li>
              )
            })}
          </ol>
        )}
      </dd>
      <dt>{t('searches.editions')}</dt>
      <dd>
        {search.editions
          .map((one) =>
            [pick({ zh: one.nameZh, en: one.name }, language), one.date === null ? '' : formatDate(one.date)]
              .filter(Boolean)
              .join(' '),
          )
          .join(language === 'zh' ? '、' : ', ')}
      </dd>
      {search.dataVersion !== null && (
        <>
          <dt>{t('searches.index')}</dt>
          <dd>
            <code className={classes.code}>{search.dataVersion}</code>
          </dd>
        </>
      )}
      <dt>{t('searches.again')}</dt>
      <dd>
        <a href={addressOfSearch(search)} target="_blank" rel="noreferrer">
          {t('searches.repeat')}
        </a>
      </dd>
    </dl>
  )
}
