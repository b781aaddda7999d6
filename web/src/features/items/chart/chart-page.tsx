import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ControlCountry } from '@qingdan/api/contract/us-items.ts'
import { IconListSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { countriesQuery } from '../item-queries.ts'
import classes from './chart-page.module.css'

const route = getRouteApi('/(us-items)/listofCountries')

/** Columns of the chart, by reason for control. */
const columns = [
  { reason: 'CB', flags: ['cb1', 'cb2', 'cb3'] },
  { reason: 'NP', flags: ['np1', 'np2'] },
  { reason: 'NS', flags: ['ns1', 'ns2'] },
  { reason: 'MT', flags: ['mt1'] },
  { reason: 'RS', flags: ['rs1', 'rs2'] },
  { reason: 'FC', flags: ['fc1'] },
  { reason: 'CC', flags: ['cc1', 'cc2', 'cc3'] },
  { reason: 'AT', flags: ['at1', 'at2'] },
] as const satisfies { reason: string; flags: (keyof ControlCountry)[] }[]
const allFlags = columns.flatMap(({ flags }) => flags)

/** `/listofCountries`: the Commerce Country Chart, destinations by reasons for control. */
export function ChartPage() {
  const { t } = useTranslation('items')
  const { name: typed, code } = route.useSearch()
  const name = typed ?? code
  const navigate = useNavigate()
  const query = useQuery(countriesQuery)
  usePageTitle({ key: 'layout:page.countryChart' })
  const shown = query.data?.filter((row) =>
    typed === undefined && code !== undefined ? row.countryCode === code : isNamed(row, name ?? ''),
  )
  useAnnouncement(shown === undefined ? null : t('chart.count', { count: shown.length }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('chart.heading')}</h1>
      <SearchField
        label={t('chart.search')}
        placeholder={t('chart.search')}
        value={name ?? ''}
        problem={null}
        onType={(typed) =>
          void navigate({ to: '/listofCountries', search: typed === '' ? {} : { name: typed }, replace: true })
        }
        onSearch={() => undefined}
      />
      {shown?.length === 0 && name !== undefined ? (
        <div className={classes.none}>
          <EmptyState icon={<IconListSearch size={24} stroke={1.5} />} title={t('chart.noneFor', { name })}>
            {t('chart.noneNote')}
          </EmptyState>
        </div>
      ) : shown ? (
        <Chart rows={shown} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={10} columns="160px minmax(0, 1fr)" />
      )}
    </PageBody>
  )
}

function isNamed({ country, countryEn, countryCode, name, alsoFor }: ControlCountry, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  const others = alsoFor.flatMap((other) => [other.country, other.countryEn])
  // A code is meant whole: "in" is a part of half of the names.
  if (countryCode?.toLowerCase() === wanted) return true
  return [country, countryEn, name, ...others].some((one) => one?.toLowerCase().includes(wanted))
}

function Chart({ rows }: { rows: readonly ControlCountry[] }) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  const [first] = rows
  const footnotes = footnotesOf(rows)
  return (
    <>
      <p className={classes.note}>
        {t('chart.count', { count: rows.length })} {first && t('asOf', { date: formatDate(first.asOf) })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard */}
      <section className={classes.scroll} aria-label={t('chart.heading')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {t('destination')}
              </th>
              {columns.map(({ reason, flags }) => (
                <th key={reason} colSpan={flags.length} scope="colgroup">
                  {reason} <span className={classes.reason}>{t(`reason.${reason}`)}</span>
                </th>
              ))}
            </tr>
            <tr>
              {allFlags.map((flag) => (
                <th key={flag} scope="col" aria-label={`${flag.slice(0, 2).toUpperCase()} ${flag.slice(2)}`}>
                  {flag.slice(2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.note}>{t('chart.legend')}</p>
      {rows.map(({ name, groupNotes, ...row }) =>
        groupNotes.map((text) => (
          <p key={`${name} ${text}`} className={classes.note}>
            {t('chart.groupNote', { name: pick({ zh: row.country, en: row.countryEn }, language) ?? name })}{' '}
            <span lang="en">{text}</span>
          </p>
        )),
      )}
      {footnotes.length > 0 && (
        <ol className={classes.remarks} lang="en">
          {footnotes.map(({ mark, text }) => (
            <li key={mark} value={Number(mark)}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The footnotes of the rows shown, each once, in the order of the chart's numbers. */
function footnotesOf(rows: readonly ControlCountry[]): ControlCountry['footnotes'] {
  const byMark = new Map(rows.flatMap(({ footnotes }) => footnotes.map((footnote) => [footnote.mark, footnote])))
  return [...byMark.values()].sort((a, b) => Number(a.mark) - Number(b.mark))
}

function Row({ row }: { row: ControlCountry }) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  const name = pick({ zh: row.country, en: row.countryEn }, language) ?? row.name
  return (
    <tr>
      <th scope="row">
        {name}
        {row.footnotes.map(({ mark }) => (
          <sup key={mark} className={classes.mark}>
            {mark}
          </sup>
        ))}
        {row.alsoFor.length > 0 && (
          <span className={classes.groups}>
            {t('chart.alsoFor', {
              names: row.alsoFor
                .map(({ country, countryEn }) => pick({ zh: country, en: countryEn }, language))
                .join(' '),
            })}
          </span>
        )}
        {row.groups.length > 0 && <span className={classes.groups}>{row.groups.join(' ')}</span>}
      </th>
      {row.isReferral ? (
        <td colSpan={allFlags.length} className={classes.referral} lang="en">
          {row.remark?.split('\n')[0]}
        </td>
      ) : (
        allFlags.map((flag) => <td key={flag}>{row[flag] === 1 ? 'X' : ''}</td>)
      )}
    </tr>
  )
}
