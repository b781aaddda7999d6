import { inLanguage, namePair } from '@qingdan/api/contract/bilingual.ts'
import type { LawDetail, LawTextDays } from '@qingdan/api/contract/laws/laws.ts'
import { IconExternalLink, IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import action from '../../../components/action-button.module.css'
import { PdfButton } from '../../../components/pdf-button.tsx'
import { callForFile } from '../../../lib/api/call.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { LawState } from '../law-state.tsx'
import classes from './law-header.module.css'

/** Titles, number, authority, dates and state, with the document and the official text. */
export function LawHeader({ law }: { law: LawDetail }) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const { main, other } = namePair(law.zh ?? law.title, law.titleEn ?? law.title, language)
  const day = (date: string | null) => (date === null ? null : formatDate(date))
  const textDay = ({ takenOn, receivedOn }: LawTextDays) =>
    takenOn === null
      ? t('textDay.unstated', { date: formatDate(receivedOn) })
      : t('textDay.taken', { date: formatDate(takenOn) })
  const facts: [string, string | null][] = [
    [t('fact.number'), law.num],
    [t('fact.abbr'), law.abbr],
    [t('fact.category'), inLanguage(law.category, law.categoryEn, language)],
    [t('fact.unit'), inLanguage(law.unit, law.unitEn, language)],
    [t('fact.published'), day(law.publishDate)],
    [t('fact.effective'), day(law.effectiveDate)],
    [t('fact.ended'), day(law.endDate)],
    [t('fact.asOf'), day(law.asOf)],
    [t('textDay.name'), law.textDays && textDay(law.textDays)],
  ]
  const official = inLanguage(law.officialUrl, law.officialUrlEn, language)
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.place}>{inLanguage(law.country, law.countryEn, language)}</p>
        <h1 className={classes.heading}>{main}</h1>
        {other !== null && <p className={classes.other}>{other}</p>}
        {law.title !== main && law.title !== other && <p className={classes.other}>{law.title}</p>}
        <p className={classes.state}>
          <LawState law={law} />
        </p>
        <dl className={classes.facts}>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <div key={name} className={classes.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
      <div className={classes.actions}>
        <PdfButton name={main} make={() => callForFile('export.law', { id: law.id, languages: language })} />
        <a className={action.action} href={law.url} target="_blank" rel="noreferrer">
          <IconFileText size={16} stroke={1.5} aria-hidden="true" />
          {t('document')}
        </a>
        {official !== null && (
          <a className={action.action} href={official} target="_blank" rel="noreferrer">
            <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
            {t('official')}
          </a>
        )}
      </div>
    </header>
  )
}
