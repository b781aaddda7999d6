import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { SearchRow } from '@qingdan/api/contract/subject.ts'
import { IconArrowsJoin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDetailWords } from '../../../components/explanation/detail-words.ts'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import { Hint } from '../../../components/hint.tsx'
import { type Highlight, typedHighlights } from '../../../components/listings/highlight.ts'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { TranslationMark } from '../../../components/listings/translation-mark.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import type { MatchMode } from '../search-params.ts'
import { badgeOfRow, expiryOfRow } from './lists-of-row.ts'
import classes from './result-parts.module.css'
import { type ShownName, toResultFacts, toResultView } from './result-view.ts'

/** The search, which the detail page shows as its origin. */
export interface Question {
  text: string
  mode: MatchMode
}

/** Programmes shown before the total count. */
const shownProgrammes = 4

/** The subject's name with its icon, linked to its page. J and K move between these links. */
export function ResultName({ result, question }: { result: SearchRow; question: Question }) {
  const { t } = useTranslation(['search', 'terms'])
  const language = useLanguage()
  const { title } = toResultView(result, language)
  const [firstSubType] = result.subType
  return (
    <div className={classes.name}>
      <span className={classes.icon} title={t(`terms:partyType.${result.type}`)}>
        <SubjectIcon type={result.type} subType={firstSubType} />
        <span className={classes.hidden}>
          {firstSubType ? t(`subType.${firstSubType}`) : t(`terms:partyType.${result.type}`)}
        </span>
      </span>
      <Link
        to="/sanctionInfoSearch"
        search={{
          id: result.id,
          dataType: result.type,
          s: result.s,
          searchKey: question.text,
          searchType: question.mode,
        }}
        className={classes.link}
        data-row-link={result.id}
      >
        <MatchedName
          text={title.text}
          highlights={titleHighlights(title, question.text)}
          lang={title.text === result.matchedName ? result.matchedLang : null}
        />
      </Link>
      {title.isTranslation && <TranslationMark />}
    </div>
  )
}

/** If the title is not the matched name, the typed text is still highlighted where it occurs literally. */
function titleHighlights({ text, highlights }: ShownName, typed: string): readonly Highlight[] {
  return highlights.length > 0 ? highlights : typedHighlights(text, typed)
}

/** Kind of match, then the matched name or the name in the other script, and the details that differ. */
export function SecondName({ result }: { result: SearchRow }) {
  const { t } = useTranslation(['search', 'terms'])
  const language = useLanguage()
  const view = toResultView(result, language)
  const detailWords = useDetailWords()
  const against = (result.explanation?.details ?? []).filter(({ relation }) => relation === 'differs').map(detailWords)
  return (
    <>
      {!result.containment && (
        <span className={classes.kind} data-alone={view.second === null || undefined}>
          {t(`kind.${view.kind}`)}
        </span>
      )}
      {view.isSecondAlias && <>{t('terms:nameKind.aka')} </>}
      {view.second && (
        <MatchedName
          text={view.second.text}
          highlights={view.second.highlights}
          lang={view.second.text === result.matchedName ? result.matchedLang : null}
        />
      )}
      {view.second?.isTranslation && <TranslationMark />}
      {result.matchedLang === 'ja' && <span className={classes.language}>{t('row.japanese')}</span>}
      {result.matchedQuality === 'weak' && (
        <Hint label={t('row.weakAliasNote')} className={classes.weak}>
          {t('row.weakAlias')}
        </Hint>
      )}
      {against.map(({ kind }) => (
        <span key={kind} className={classes.against}>
          {t('row.detailDiffers', { kind })}
        </span>
      ))}
    </>
  )
}

export function Programmes({ result }: { result: SearchRow }) {
  const { t } = useTranslation(['search', 'common'])
  const programmes = [...new Set(result.sources.flatMap((source) => source.programmes))]
  if (programmes.length === 0) return null
  const rest = programmes.length > shownProgrammes
  return (
    <span className={classes.programmes}>
      {programmes.slice(0, shownProgrammes).map((programme, index) => (
        <span key={programme}>
          {index > 0 && t('common:separator')}
          <span lang="en">{programme}</span>
        </span>
      ))}
      {rest && <> {t('row.programmesMore', { count: programmes.length, rest: programmes.length - shownProgrammes })}</>}
    </span>
  )
}

/** One badge per subject. */
export function ResultSeal({ result }: { result: SearchRow }) {
  return <ListingBadge kind={badgeOfRow(result.sources)} />
}

export function StatusWords({ result }: { result: SearchRow }) {
  const { t } = useTranslation(['search', 'terms'])
  const language = useLanguage()
  const country = formatCountry(result, language)
  const badge = badgeOfRow(result.sources)
  const expiredOn = expiryOfRow(result.sources)
  return (
    <>
      <span>
        {expiredOn === null
          ? t(`terms:state.${badge === 'listed' ? 'in force' : badge}`)
          : `${t('terms:state.expired')} ${formatDate(expiredOn)}`}
        {result.cpyState.map((state) => (
          <span key={state} className={classes.state} lang={textLanguage(state)}>
            {state}
          </span>
        ))}
      </span>
      <span className={classes.secondary}>{country ?? t('row.countryUnknown')}</span>
    </>
  )
}

/** Key facts by type: IMO and flag, model and operator, birth dates, or one important fact. */
export function ResultFacts({ result }: { result: SearchRow }) {
  const { t } = useTranslation(['search', 'terms'])
  const extraName = useExtraName()
  const facts = toResultFacts(result, useLanguage())
  if (facts.length === 0 && result.extraField === null) return null
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact.key}>
          <span className={classes.factName}>{t(fact.key)}</span>{' '}
          <bdi lang={textLanguage(fact.value)} className={fact.isCode ? classes.code : undefined}>
            {fact.value}
          </bdi>
        </li>
      ))}
      {result.extraField && (
        <li>
          <span className={classes.factName}>{extraName(result.extraField.key)}</span>{' '}
          <bdi lang={textLanguage(result.extraField.value)}>{result.extraField.value}</bdi>
        </li>
      )}
    </ul>
  )
}

export function ResultDate({ date }: { date: string | null }) {
  const { t } = useTranslation('search')
  return date === null ? t('row.dateUnknown') : <time dateTime={date}>{formatDate(date)}</time>
}

/** Another subject that is possibly the same party, linked, and the lists on which this one is not. */
export function PossiblySameMark({ result }: { result: SearchRow }) {
  const { t } = useTranslation(['search', 'common'])
  const language = useLanguage()
  const mark = result.possiblySame
  if (mark === null) return null
  if (mark === 'unknown') return <p className={classes.possibly}>{t('search:row.possiblyUnknown')}</p>
  const { id, type, s, count, lists } = mark
  const name = pick({ zh: mark.nameZh ?? mark.name, en: mark.name }, language)
  const listNames = lists.map((list) => pick(shortNameOf(list), language)).join(t('common:separator'))
  return (
    <p className={classes.possibly}>
      <IconArrowsJoin size={14} stroke={1.5} aria-hidden="true" /> {t('search:row.possiblySame')}
      <Link to="/sanctionInfoSearch" search={{ id, dataType: type, s }} className={classes.possible}>
        <bdi lang={textLanguage(name)}>{name}</bdi>
      </Link>
      {count > 1 && t('search:row.possiblyMore', { count: count - 1 })}
      {lists.length > 0 && (
        <span className={classes.possiblyListed}>
          {t(`search:row.${result.status === 'listed' ? 'possiblyAlso' : 'possiblyStill'}`, { lists: listNames })}
        </span>
      )}
    </p>
  )
}
