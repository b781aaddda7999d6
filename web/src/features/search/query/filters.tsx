import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OnDemandSelect } from '../../../forms/on-demand-select.tsx'
import { minScores, readCommaList, type SearchParams, withFilters, writeCommaList } from '../search-params.ts'
import classes from './filters.module.css'

const loadCountryField = () => import('../../../forms/country-field.tsx')
const loadSourceField = () => import('../../../forms/source-field.tsx')

/** Country, list and lowest score. */
export function Filters({
  params,
  onChange,
  children,
}: {
  params: SearchParams
  onChange: (params: SearchParams) => void
  /** Shown after the filters, in the same row. */
  children?: ReactNode
}) {
  const { t } = useTranslation('search')
  const isExact = params.tabBut === 'exact'
  return (
    <div className={classes.filters}>
      <div className={classes.field}>
        <OnDemandSelect
          load={loadCountryField}
          label={t('filter.country')}
          placeholder={t('filter.anyCountry')}
          values={readCommaList(params.country)}
          onChange={(codes) => onChange(withFilters(params, { country: writeCommaList(codes) }))}
        />
      </div>
      {!isExact && (
        <div className={classes.field}>
          <OnDemandSelect
            load={loadSourceField}
            label={t('filter.source')}
            placeholder={t('filter.anySource')}
            values={readCommaList(params.source)}
            onChange={(ids) => onChange(withFilters(params, { source: writeCommaList(ids) }))}
          />
        </div>
      )}
      {!isExact && (
        <select
          className={classes.select}
          aria-label={t('filter.minScore')}
          value={params.minScore ?? minScores[0]}
          onChange={(event) => {
            const score = Number(event.target.value)
            onChange(withFilters(params, { minScore: score === minScores[0] ? undefined : score }))
          }}
        >
          {boundsWith(params.minScore).map((score) => (
            <option key={score} value={score}>
              {t('filter.minScoreOption', { score })}
            </option>
          ))}
        </select>
      )}
      {children}
    </div>
  )
}

/** The offered bounds, plus the one of a shared address if it differs. */
function boundsWith(own: number | undefined): number[] {
  return [...new Set([...minScores, ...(own === undefined ? [] : [own])])].toSorted((a, b) => a - b)
}
