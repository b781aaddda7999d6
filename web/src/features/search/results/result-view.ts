import { type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { SearchRow } from '@qingdan/api/contract/subject.ts'
import type { Highlight, HighlightRelation } from '../../../components/listings/highlight.ts'
import { isHan } from '../../../lib/language/text-language.ts'

/** Kind of match in one word: the loosest relation among its tokens, or that a name only contains the words. */
export type MatchKind =
  | 'contained'
  | 'identifier'
  | 'whole'
  | 'part'
  | 'joined'
  | 'pinyin'
  | 'transliteration'
  | 'equivalent'
  | 'spelling'
  | 'initial'

export interface ShownName {
  text: string
  highlights: readonly Highlight[]
  /** A Chinese name of ours, which no list prints. */
  isTranslation: boolean
}

export interface ResultView {
  /** The name in the reader's language, if there is one. */
  title: ShownName
  /** The matched name, or the name in the other script; null when the title is enough. */
  second: ShownName | null
  /** `second` is a published name, neither the subject's primary nor its Chinese one. */
  isSecondAlias: boolean
  kind: MatchKind
}

/** Relations from the strictest to the loosest. */
const looseness: readonly HighlightRelation[] = [
  'joined',
  'initial',
  'pinyin',
  'transliteration',
  'equivalent',
  'spelling',
]

type Named = Pick<SearchRow, 'name' | 'nameZh' | 'translatedName' | 'matchedName' | 'matchedTranslation'>

/** The name of a row in the reader's language: of a list, or, in Chinese, of ours. */
export function titleOf(result: Named, language: Language): string {
  return pick({ zh: result.nameZh ?? translationFirst(result), en: latinFirst(result) }, language) ?? result.name
}

/** The names of a result row in the reader's language. */
export function toResultView(result: SearchRow, language: Language): ResultView {
  const title = titleOf(result, language)
  const others = [result.name, result.nameZh].filter((name) => name !== null && name !== title)
  const matched = result.matchedName
  const second = matched === title ? (others[0] ?? null) : matched
  const shownSecond = second === null ? null : shown(second, result)
  const isPublished = shownSecond !== null && !shownSecond.isTranslation
  return {
    title: shown(title, result),
    second: shownSecond,
    isSecondAlias: isPublished && second !== result.name && second !== result.nameZh,
    kind: matchKind(result),
  }
}

/** The loosest relation decides; equal tokens are a whole match only when nothing is missing, extra or in conflict. */
export function matchKind(result: SearchRow): MatchKind {
  if (result.containment) return 'contained'
  const { contributions, tokens } = result.explanation
  if (contributions.some((line) => line.term === 'identifier')) return 'identifier'
  const relations = new Set(tokens.map((token) => token.relation))
  const loosest = looseness.findLast((relation) => relations.has(relation))
  if (loosest !== undefined && isKind(loosest)) return loosest
  return relations.has('missing') || relations.has('extra') || relations.has('conflict') ? 'part' : 'whole'
}

function isKind(
  relation: HighlightRelation,
): relation is Exclude<HighlightRelation, 'same' | 'country' | 'missing' | 'extra' | 'conflict'> {
  return looseness.includes(relation)
}

/** The matched name of ours before another, so that the second name is a published one. */
function translationFirst({ translatedName, matchedName, matchedTranslation }: Named): string | null {
  return translatedName !== null && matchedTranslation !== null ? matchedName : translatedName
}

function latinFirst(result: Named): string | null {
  if (!isHan(result.name)) return result.name
  return isHan(result.matchedName) ? result.name : result.matchedName
}

function shown(text: string, result: SearchRow): ShownName {
  const isMatched = text === result.matchedName
  return {
    text,
    highlights: isMatched ? result.highlights : [],
    isTranslation: text === result.translatedName || (isMatched && result.matchedTranslation !== null),
  }
}

/** The facts of a row by type of subject; keys are keys of phrases, values are as published. */
export interface ResultFact {
  key: `terms:fact.${'imo' | 'vesselFlag' | 'owner' | 'model' | 'operator'}` | 'row.msn' | 'row.birthDates'
  value: string
  isCode: boolean
}

export function toResultFacts(result: SearchRow, language: Language): ResultFact[] {
  const facts: { key: ResultFact['key']; value: string | null; isCode: boolean }[] = [
    { key: 'terms:fact.imo', value: result.imo, isCode: true },
    {
      key: 'terms:fact.vesselFlag',
      value: pick({ zh: result.vesselFlagZh, en: null }, language) ?? result.vesselFlag,
      isCode: false,
    },
    { key: 'terms:fact.owner', value: result.vesselOwner, isCode: false },
    { key: 'terms:fact.model', value: result.aircraftModel, isCode: false },
    { key: 'terms:fact.operator', value: result.aircraftOperator, isCode: false },
    { key: 'row.msn', value: result.msn, isCode: true },
    { key: 'row.birthDates', value: result.birthDates.join('; ') || null, isCode: false },
  ]
  return facts.flatMap(({ key, value, isCode }) => (value === null ? [] : [{ key, value, isCode }]))
}
