import { Button } from '@mantine/core'
import type { Verdict } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { approximateScore, minScores, type SearchParams, withFilters, withoutNarrowing } from '../search-params.ts'
import classes from './verdict-panel.module.css'

/** What the settings of this search leave out, each with the button that shows it. */
export function VerdictActions({
  verdict: { unfiltered, hidden },
  params,
  onChange,
}: {
  verdict: Verdict
  params: SearchParams
  onChange: (params: SearchParams) => void
}) {
  const { t } = useTranslation('search')
  const [usual] = minScores
  const show = (minScore: number | undefined) => () => onChange(withFilters(params, { minScore }))
  if (unfiltered === null && hidden.usual + hidden.approximate === 0) return null
  return (
    <p className={classes.actions}>
      {unfiltered !== null && (
        <Button variant="default" size="compact-sm" onClick={() => onChange(withoutNarrowing(params))}>
          {t('empty.clearFilters')}
        </Button>
      )}
      {hidden.usual > 0 && (
        <Button variant="default" size="compact-sm" onClick={show(undefined)}>
          {t('verdict.showUsual', { count: hidden.usual, from: usual, minScore: params.minScore })}
        </Button>
      )}
      {hidden.usual === 0 && hidden.approximate > 0 && (
        <Button variant="default" size="compact-sm" onClick={show(approximateScore)}>
          {t('verdict.showApproximate', { count: hidden.approximate, below: usual })}
        </Button>
      )}
    </p>
  )
}
