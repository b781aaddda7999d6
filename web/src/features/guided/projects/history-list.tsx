import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ProjectFinding, ProjectHistoryEntry } from '@qingdan/api/contract/guided/risk-project.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { SeverityTag } from '../run/severity-tag.tsx'
import classes from './risk-project.module.css'

/** The conclusions, the newest first: old and new, which finding appeared or went, and why. */
export function HistoryList({ history }: { history: readonly ProjectHistoryEntry[] }) {
  const { t } = useTranslation('risk-project')
  if (history.length === 0) return null
  return (
    <Card title={t('history.title')} aside={t('history.count', { count: history.length })}>
      <ol className={classes.list}>
        {history.map((entry) => (
          <li key={entry.recordId}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Entry({ entry }: { entry: ProjectHistoryEntry }) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const { conclusion, before, appeared, gone, why, cause, madeAt, recordId } = entry
  return (
    <>
      <div className={classes.line}>
        {before?.level && (
          <>
            <SeverityTag severity={before.level} />
            <span aria-hidden="true">→</span>
          </>
        )}
        {conclusion.level && <SeverityTag severity={conclusion.level} />}
        <Link to="/riskReport" search={{ id: recordId }} className={classes.strong}>
          {t('history.of', { date: formatDate(conclusion.date) })}
        </Link>
        <span className={classes.quiet}>
          {formatTime(madeAt)} · {t(`history.cause.${cause}`)}
        </span>
      </div>
      <Findings label={t('history.appeared')} findings={appeared} />
      <Findings label={t('history.gone')} findings={gone} />
      {why.map((one) => (
        <p key={one.fact} className={classes.quiet}>
          {pick({ zh: one.fact, en: one.factEn }, language)}
          {t('history.colon')}
          {pick({ zh: one.before, en: one.beforeEn }, language)} → {pick({ zh: one.after, en: one.afterEn }, language)}
        </p>
      ))}
    </>
  )
}

function Findings({ label, findings }: { label: string; findings: readonly ProjectFinding[] }) {
  const language = useLanguage()
  if (findings.length === 0) return null
  return (
    <div>
      <p className={classes.quiet}>{label}</p>
      <ul>
        {findings.map(({ code, text, textEn, severity }) => (
          <li key={code}>
            <SeverityTag severity={severity} /> {pick({ zh: text, en: textEn }, language)}
          </li>
        ))}
      </ul>
    </div>
  )
}
