import { useTranslation } from 'react-i18next'
import { formatScore } from '../../lib/language/format.ts'
import classes from './score-band.module.css'
import { type Band, meterCells } from './score-bands.ts'

const cells = [1, 2, 3, 4] as const

/** The score as a number, four cells and a word, in one colour, because it is a degree and not a verdict. */
export function ScoreBand({ score, band }: { score: number; band: Band }) {
  const { t } = useTranslation(['search', 'terms'])
  const filled = meterCells(band)
  return (
    <div className={classes.score}>
      <span className={classes.value}>{formatScore(score)}</span>
      <span className={classes.word}>
        <span className={classes.meter} aria-hidden="true">
          {cells.map((cell) => (
            <i key={cell} data-filled={cell <= filled || undefined} />
          ))}
        </span>
        {t(`terms:band.${band}`)}
      </span>
    </div>
  )
}
