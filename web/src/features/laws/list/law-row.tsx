import { inLanguage } from '@qingdan/api/contract/bilingual.ts'
import type { LawHighlight, LawRow as LawRowData, LawTextDays } from '@qingdan/api/contract/laws/laws.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { LawState } from '../law-state.tsx'
import classes from './law-row.module.css'

/** Two lines. */
const overviewHeight = 44

/** A version of a law: country, titles, number, dates, state, and the article in which the keyword is. */
export function LawRow({ law, keyword }: { law: LawRowData; keyword: string | undefined }) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const marksOf = (field: LawHighlight['field']) =>
    law.highlights
      .filter((one) => one.field === field)
      .map(({ start, end }) => ({ start, end, relation: 'same' as const }))
  const textDay = ({ takenOn, receivedOn }: LawTextDays) =>
    takenOn === null
      ? t('textDay.unstatedIn', { date: formatDate(receivedOn) })
      : t('textDay.takenIn', { date: formatDate(takenOn) })
  const { matched } = law
  const target = { id: law.id, val: keyword, article: matched?.article }
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span className={classes.country}>{inLanguage(law.country, law.countryEn, language)}</span>
        <Link to="/lawDetail" search={target} className={classes.title}>
          <MatchedName text={law.title} highlights={marksOf('title')} />
        </Link>
        <LawState law={law} />
      </div>
      {[law.zh, law.titleEn].map((other, at) =>
        other === null || other === law.title ? null : (
          <p key={other} className={classes.other}>
            <MatchedName text={other} highlights={at === 0 ? [] : marksOf('titleEn')} />
          </p>
        ),
      )}
      <p className={classes.facts}>
        {law.abbr !== null && <MatchedName text={law.abbr} highlights={marksOf('abbr')} />}
        {law.num !== null && <MatchedName text={law.num} highlights={marksOf('num')} />}
        <span>{inLanguage(law.category, law.categoryEn, language)}</span>
        {law.unit !== null && <span>{inLanguage(law.unit, law.unitEn, language)}</span>}
        {law.publishDate !== null && <span>{t('published', { date: formatDate(law.publishDate) })}</span>}
        {law.effectiveDate !== null && <span>{t('effective', { date: formatDate(law.effectiveDate) })}</span>}
        {law.publishDate === null && <span>{t('asOf', { date: formatDate(law.asOf) })}</span>}
        {law.textDays && <span>{textDay(law.textDays)}</span>}
        {!law.hasText && <span>{t('noText')}</span>}
        {law.isIncomplete && <span className={classes.warning}>{t('incomplete')}</span>}
      </p>
      {matched !== null ? (
        <p className={classes.matched}>
          <Link to="/lawDetail" search={target}>
            {matched.label}
          </Link>{' '}
          {matched.heading !== null && <MatchedName text={matched.heading} highlights={marksOf('heading')} />}{' '}
          <MatchedName text={matched.text} highlights={marksOf('text')} />
        </p>
      ) : (
        law.overview !== null && (
          <div className={classes.overview}>
            <CollapsedText maxHeight={overviewHeight}>
              <MatchedName text={law.overview} highlights={marksOf('overview')} />
            </CollapsedText>
          </div>
        )
      )}
    </li>
  )
}
