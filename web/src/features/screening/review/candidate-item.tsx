import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { FoundSubject, HiddenBy } from '@qingdan/api/contract/screening/entity.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import { ReasonLines } from '../../../components/explanation/reason-lines.tsx'
import { ListTag } from '../../../components/listings/list-tag.tsx'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { ScoreBand } from '../../../components/listings/score-band.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { TranslationMark } from '../../../components/listings/translation-mark.tsx'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useHiddenWords } from '../rules/rule-words.ts'
import classes from './candidate-item.module.css'

/** A candidate of a name or an alert: who it is, how near the names are and why, which rule hides it. */
export function CandidateItem({
  candidate,
  hiddenBy,
  place,
  name,
  isChosen,
  isLocked,
  onChoose,
  children,
}: {
  candidate: FoundSubject
  hiddenBy: HiddenBy | null
  /** The key that chooses it. */
  place: number | null
  /** The name that was screened. */
  name: string
  isChosen: boolean
  isLocked: boolean
  onChoose: (isChosen: boolean) => void
  /** What was decided about it before. */
  children?: ReactNode
}) {
  const { t } = useTranslation('screening')
  const [firstSubType] = candidate.subType
  const isOwn = candidate.matchedName === candidate.name
  return (
    <li className={classes.candidate} data-chosen={isChosen || undefined}>
      <label className={classes.pick}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isLocked}
          aria-label={
            place === null
              ? t('chooseOf', { name: candidate.name })
              : t('review.chooseCandidate', { place, name: candidate.name })
          }
          onChange={({ target }) => onChoose(target.checked)}
        />
        {place !== null && <span aria-hidden="true">{place}</span>}
      </label>
      <div className={classes.who}>
        <p className={classes.names}>
          <SubjectIcon type={candidate.type} subType={firstSubType} />{' '}
          <Link
            to="/sanctionInfoSearch"
            search={{
              id: candidate.id,
              dataType: candidate.type,
              s: candidate.s,
              searchKey: name,
              searchType: 'fuzzy',
            }}
            target="_blank"
            className={classes.link}
          >
            <MatchedName
              text={candidate.name}
              highlights={isOwn ? candidate.highlights : []}
              lang={isOwn ? candidate.matchedLang : null}
            />
          </Link>
          {candidate.cpyState.map((state) => (
            <span key={state} className={classes.state} lang={textLanguage(state)}>
              {state}
            </span>
          ))}
        </p>
        <OtherNames candidate={candidate} />
        <Facts candidate={candidate} />
        <Lists candidate={candidate} />
        <div className={classes.reason}>
          <ReasonLines result={candidate} />
        </div>
        {hiddenBy && <Hidden by={hiddenBy} />}
        {children}
      </div>
      <ScoreBand score={candidate.score} band={candidate.band} />
    </li>
  )
}

/** The Chinese name, and the alias that matched. */
function OtherNames({ candidate }: { candidate: FoundSubject }) {
  const { t } = useTranslation('terms')
  const { name, nameZh, translatedName, matchedName, matchedLang, highlights } = candidate
  const chinese = nameZh ?? translatedName
  return (
    <>
      {chinese !== null && chinese !== name && chinese !== matchedName && (
        <p className={classes.other}>
          <bdi lang="zh-CN">{chinese}</bdi> {nameZh === null && <TranslationMark />}
        </p>
      )}
      {matchedName !== name && (
        <p className={classes.other}>
          {t('nameKind.aka')} <MatchedName text={matchedName} highlights={highlights} lang={matchedLang} />
        </p>
      )}
    </>
  )
}

function Facts({ candidate }: { candidate: FoundSubject }) {
  const { t } = useTranslation(['screening', 'search'])
  const language = useLanguage()
  const extraName = useExtraName()
  const facts: [string, string | null][] = [
    [t('screening:field.country'), formatCountry(candidate, language)],
    [t('screening:field.birthday'), candidate.birthDates.join(t('screening:import.separator')) || null],
    [t('screening:field.imoCode'), candidate.imo],
    [t('screening:field.shipFlag'), pick({ zh: candidate.vesselFlagZh, en: candidate.vesselFlag }, language)],
    [t('screening:field.owner'), candidate.vesselOwner],
    [t('screening:field.model'), candidate.aircraftModel],
    [t('screening:field.operator'), candidate.aircraftOperator],
    [t('screening:field.msnCode'), candidate.msn],
    [candidate.extraField ? extraName(candidate.extraField.key) : '', candidate.extraField?.value ?? null],
  ]
  return (
    <ul className={classes.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <li key={label}>
              <span className={classes.quiet}>{label}</span> <bdi lang={textLanguage(value)}>{value}</bdi>
            </li>
          ),
      )}
    </ul>
  )
}

function Lists({ candidate }: { candidate: FoundSubject }) {
  const language = useLanguage()
  return (
    <ul className={classes.lists}>
      {candidate.sources.map((source) => (
        <li key={`${source.sourceId}${source.listName}`}>
          <ListTag state={source.state === 'in force' ? 'listed' : source.state} isCopy={source.repeats.length > 0}>
            {pick(shortNameOf(source), language)}
          </ListTag>
        </li>
      ))}
    </ul>
  )
}

/** The rule of the desk that hides it. */
function Hidden({ by }: { by: HiddenBy }) {
  const words = useHiddenWords()
  return (
    <p className={classes.earlier}>
      {words(by)} <bdi lang={textLanguage(by.reason)}>{by.reason}</bdi>
    </p>
  )
}
