import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { Candidate } from '@qingdan/api/contract/screening/entity.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import { ReasonLines } from '../../../components/explanation/reason-lines.tsx'
import { ListTag } from '../../../components/listings/list-tag.tsx'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { ScoreBand } from '../../../components/listings/score-band.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { TranslationMark } from '../../../components/listings/translation-mark.tsx'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useHiddenWords } from '../rules/rule-words.ts'
import classes from './review-drawer.module.css'

/** A candidate: who it is, how near the names are and why, what was decided about it before. */
export function CandidateItem({
  candidate,
  place,
  name,
  isChosen,
  isLocked,
  onChoose,
}: {
  candidate: Candidate
  place: number
  /** The screened name. */
  name: string
  isChosen: boolean
  isLocked: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const { t } = useTranslation('screening')
  const [firstSubType] = candidate.subType
  return (
    <li className={classes.candidate} data-chosen={isChosen || undefined}>
      <label className={classes.pick}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isLocked}
          aria-label={t('review.chooseCandidate', { place, name: candidate.name })}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span aria-hidden="true">{place}</span>
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
            <bdi lang={textLanguage(candidate.name)}>{candidate.name}</bdi>
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
        <Hidden candidate={candidate} />
        <Earlier candidate={candidate} />
      </div>
      <ScoreBand score={candidate.score} band={candidate.band} />
    </li>
  )
}

/** The Chinese name, and the alias that matched. */
function OtherNames({ candidate }: { candidate: Candidate }) {
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

function Facts({ candidate }: { candidate: Candidate }) {
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

function Lists({ candidate }: { candidate: Candidate }) {
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
function Hidden({ candidate: { hiddenBy } }: { candidate: Candidate }) {
  const words = useHiddenWords()
  if (hiddenBy === null) return null
  return (
    <p className={classes.earlier}>
      {words(hiddenBy)} <bdi lang={textLanguage(hiddenBy.reason)}>{hiddenBy.reason}</bdi>
    </p>
  )
}

/** The decision that settles it, or what changed since an earlier one. */
function Earlier({ candidate: { settled, reopened } }: { candidate: Candidate }) {
  const { t } = useTranslation(['screening', 'review'])
  const language = useLanguage()
  if (settled) {
    return (
      <p className={classes.earlier}>
        {t(`screening:review.settled.${settled.verdict}`, {
          name: settled.decidedBy,
          date: formatDate(formatTime(settled.decidedTime)),
        })}
        {settled.awaitsRelease && <> {t('review:release.waits')}</>}
        {settled.releasedBy && <> {t('review:release.by', { name: settled.releasedBy })}</>}
        {settled.reasonWords && <> {pick(settled.reasonWords, language)}</>}
        {settled.note && <bdi lang={textLanguage(settled.note)}> {settled.note}</bdi>}
      </p>
    )
  }
  if (reopened.length === 0) return null
  const changes = reopened.map((change) => t(`screening:reopened.${change}`)).join(t('screening:import.separator'))
  return (
    <p className={classes.earlier} data-changed>
      {t('screening:review.reopened', { changes })}
    </p>
  )
}
