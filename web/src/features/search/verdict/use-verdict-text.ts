import type { TypeCount, Verdict } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { titleOf } from '../results/result-view.ts'
import { absenceOf, isOnlyHan } from './absence.ts'

export interface VerdictText {
  /** The answer in one sentence. */
  title: string
  /** Additional information, or what the answer does not mean. */
  note: string
}

interface Question {
  /** As searched. */
  keyword: string
  isExact: boolean
  /** Only some types, countries, lists, or an id. */
  isNarrowed: boolean
  hasDetails: boolean
  /** Lowest score shown. */
  minScore: number
  /** Lists searched, and those of them whose data are stale. */
  listCount: number
  staleCount: number
  /** Scored subjects, and those that only contain the words. */
  count: number
  others: number
  types: readonly TypeCount[]
  /** Lists that strong matches are on if they are the same as other subjects. */
  possibleLists: readonly string[]
}

/** The verdict in words. */
export function useVerdictText(question: Question): (verdict: Verdict) => VerdictText {
  const { t } = useTranslation(['search', 'common'])
  const absence = useAbsenceText(question)
  const strong = useStrongText()
  const { keyword, isExact, isNarrowed, hasDetails, count, others, types, possibleLists } = question

  const also = ({ kind, counts, line }: Verdict): string => {
    const below = counts.weak + counts.none
    const parts = [
      kind === 'strong' && counts.likely > 0 && t('search:verdict.alsoLikely', { count: counts.likely }),
      kind === 'strong' && counts.possible > 0 && t('search:verdict.alsoPossible', { count: counts.possible }),
      below > 0 && t('search:verdict.alsoBelow', { count: below, line }),
    ].filter((part) => part !== false)
    return parts.length === 0 ? '' : t('search:verdict.also', { parts: parts.join(t('common:separator')) })
  }
  const reviewed = ({ counts, line }: Verdict): string =>
    t('search:verdict.review', { count: counts.likely + counts.possible, line })
  /** "Removed" may be wrong for who possibly stands on a list as another subject. */
  const still = ({ kind, listCount }: Verdict): string => {
    if (kind !== 'strong' || listCount > 0 || possibleLists.length === 0) return ''
    return t('search:verdict.possiblyStill', { lists: possibleLists.join(t('common:separator')) })
  }
  const joined = (sentences: readonly string[]): string =>
    sentences
      .filter((sentence) => sentence !== '')
      .reduce((first, second) => (first === '' ? second : t('search:verdict.twoSentences', { first, second })), '')

  return (verdict) => {
    if (verdict.kind === 'none' || verdict.kind === 'below') return absence(verdict)
    if (isExact) {
      const subjects = t('search:verdict.subjects', { count })
      const lists = t('search:verdict.lists', { count: verdict.listCount })
      return { title: t('search:verdict.exact', { subjects, lists }), note: still(verdict) }
    }
    const title = verdict.kind === 'strong' ? strong(verdict) : reviewed(verdict)
    const first = verdict.text === 'generic' ? t('search:absence.note.generic') : also(verdict)
    const second = isNarrowed || hasDetails || count === 1 ? '' : t(`search:verdict.refine.${kindsOf(types)}`)
    const contained =
      others === 0 ? '' : t('search:verdict.contained', { count: others, keyword: verdict.containingText ?? keyword })
    return { title, note: joined([still(verdict), first, contained, second]) }
  }
}

function useStrongText(): (verdict: Verdict) => string {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return ({ onlyStrong, listCount, counts }) => {
    if (onlyStrong) {
      const name = titleOf(onlyStrong, language)
      if (listCount === 0) return t('verdict.onlyStrongEnded', { name })
      return t('verdict.onlyStrong', { name, count: listCount })
    }
    const matches = t('verdict.strongMatches', { count: counts.strong })
    if (listCount === 0) return t('verdict.strongEnded', { matches })
    return t('verdict.strong', { matches, lists: t('verdict.lists', { count: listCount }) })
  }
}

/** The sentence when no row reaches the alert line. */
function useAbsenceText({ keyword, isExact, isNarrowed, minScore, listCount, staleCount }: Question) {
  const { t } = useTranslation('search')

  const title = (verdict: Verdict): string => {
    const absence = absenceOf(verdict, { keyword, isExact, isNarrowed })
    const { line } = verdict
    if (isBroad(absence))
      return t(`absence.${absence}`, { count: verdict.containing ?? 0, keyword: verdict.containingText ?? keyword })
    if (absence === 'filtered' && verdict.kind === 'below') return t('absence.filteredBelow', { line })
    if (isWithoutLists(absence)) return t(`absence.${absence}`, { keyword, minScore })
    // Without the sources nothing is known of how many lists were searched.
    if (listCount === 0) return t(`absence.unknown.${absence}`, { keyword, line })
    return t(`absence.${absence}`, { count: listCount, keyword, line })
  }
  const unfiltered = ({ unfiltered }: Verdict): string => {
    if (unfiltered === null) return ''
    return unfiltered === 0 ? t('absence.note.unfilteredNone') : t('absence.note.unfiltered', { count: unfiltered })
  }
  const notes = (verdict: Verdict): string[] => {
    const absence = absenceOf(verdict, { keyword, isExact, isNarrowed })
    if (absence === 'symbols' || absence === 'short' || absence === 'generic') return [t(`absence.note.${absence}`)]
    const closest = verdict.kind === 'below' ? t('absence.note.closest') : ''
    if (isBroad(absence)) return [t(`absence.note.${verdict.text === 'generic' ? 'broadGeneric' : 'broad'}`)]
    if (absence === 'filtered') return [unfiltered(verdict), closest]
    if (absence === 'lowestScore') return []
    return [
      absence === 'noneExact' ? t('absence.note.noneExact') : '',
      closest,
      isOnlyHan(keyword) ? t('absence.note.han') : '',
      staleCount > 0 ? t('absence.note.stale', { count: staleCount }) : '',
      t('absence.note.notClearance'),
    ]
  }

  return (verdict: Verdict): VerdictText => {
    const said = notes(verdict).filter((note) => note !== '')
    return {
      title: title(verdict),
      note: said.reduce((first, second) => (first === '' ? second : t('verdict.twoSentences', { first, second })), ''),
    }
  }
}

/** Sentences that say nothing of the searched lists. */
const withoutLists = ['symbols', 'short', 'filtered', 'lowestScore', 'generic'] as const

function isBroad(absence: string): absence is 'broad' | 'broadFiltered' {
  return absence === 'broad' || absence === 'broadFiltered'
}

function isWithoutLists(absence: string): absence is (typeof withoutLists)[number] {
  return (withoutLists as readonly string[]).includes(absence)
}

/** Whether the rows are persons, other parties, or both: a birth date tells only persons apart. */
function kindsOf(types: readonly TypeCount[]): 'persons' | 'parties' | 'both' {
  const persons = types.find(({ type }) => type === '02')?.count ?? 0
  const all = types.reduce((sum, { count }) => sum + count, 0)
  if (persons === 0) return 'parties'
  return persons === all ? 'persons' : 'both'
}
