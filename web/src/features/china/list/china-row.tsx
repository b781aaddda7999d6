import { type Bilingual, inLanguage, type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { ChinaHighlight, ChinaRow as ChinaRowData } from '@qingdan/api/contract/china.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { badgeOf } from '../china-state.ts'
import { PartyIcon } from '../party-icon.tsx'
import { StateBadges } from '../state-badges.tsx'
import classes from './china-row.module.css'

/** A party in a decision: name, list, notice and date. */
export function ChinaRow({ record }: { record: ChinaRowData }) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  const [first, second] = pick<[TextField, TextField]>({ zh: ['name', 'nameEn'], en: ['nameEn', 'name'] }, language)
  const [main, other] = record[first] ? [first, second] : [second, first]
  const job = fieldOf(record, { zh: 'job', en: 'jobEn' }, language)
  const title = inLanguage(record.title, record.titleEn, language)
  const number = fieldOf(record, { zh: 'docNumber', en: 'docNumberEn' }, language)
  return (
    <li className={classes.row}>
      <ListingBadge kind={badgeOf[record.state]} />
      <div className={classes.who}>
        <p className={classes.name}>
          <span className={classes.icon}>
            <PartyIcon dataType={record.dataType} />
          </span>
          <Link to="/chinaSanctionDetail" search={{ id: record.id }} className={classes.link}>
            <Field record={record} field={main} />
          </Link>
          <StateBadges record={record} />
        </p>
        {(record[other] || job) && (
          <p className={classes.second}>
            <Field record={record} field={other} />
            {job && (
              <>
                {record[other] && ' '}
                <Field record={record} field={job} />
              </>
            )}
          </p>
        )}
      </div>
      <div className={classes.notice}>
        <p className={classes.label}>
          <b>{pick({ zh: record.label, en: record.labelEn }, language)}</b>{' '}
          <span className={classes.meta}>{pick({ zh: record.department, en: record.departmentEn }, language)}</span>
        </p>
        {number && (
          <p className={classes.number}>
            <Field record={record} field={number} />
          </p>
        )}
        {title && (
          <p className={classes.title} lang={textLanguage(title)}>
            {title}
          </p>
        )}
      </div>
      <span className={classes.country}>
        {formatCountry(record, language) ?? t(record.isWhole ? 'countryUnknown' : 'countryNotHeld')}
      </span>
      {record.sanctionTime ? (
        <time className={classes.date} dateTime={record.sanctionTime}>
          {formatDate(record.sanctionTime)}
        </time>
      ) : (
        <span className={classes.date}>{t(record.isWhole ? 'dateUnknown' : 'dateNotHeld')}</span>
      )}
    </li>
  )
}

type TextField = ChinaHighlight['field']

/** The field in the reader's language, otherwise the other one. */
function fieldOf(record: ChinaRowData, fields: Bilingual<TextField>, language: Language): TextField | null {
  const own = pick(fields, language)
  return [own, ...Object.values(fields)].find((field) => record[field]) ?? null
}

/** The text of a field with the keyword highlighted. */
function Field({ record, field }: { record: ChinaRowData; field: TextField }) {
  const text = record[field]
  if (!text) return null
  const highlights = record.highlights.filter((highlight) => highlight.field === field)
  return <MatchedName text={text} highlights={highlights.map((each) => ({ ...each, relation: 'same' }))} />
}
