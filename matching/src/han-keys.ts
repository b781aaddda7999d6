import { soundsOfPinyin } from './compare/han-latin/sound.ts'
import { mayBeTranscribed, syllablesOfTranscription } from './compare/han-latin/transcribed.ts'
import { foreignSkeleton, skeletonOf, skeletonVariants } from './consonant-skeletons.ts'
import { koreanForms } from './korean-forms.ts'
import type { NameKeys, QueryKey } from './model.ts'
import { type HanName, mostHanCharacters, type Segment } from './normalise/han-name.ts'
import { hanNumbers, ordinalForms, ordinalValue } from './normalise/han-numbers.ts'
import { phonetic } from './normalise/phonetic.ts'
import type { PreparedName } from './normalise/prepare.ts'
import type { Token } from './normalise/token.ts'
import { foreignSpellingsOf, type NamePart, spellingsOf, systems } from './scripts/han/han-spelling.ts'
import { japaneseFamilyForms, longestJapaneseFamily } from './scripts/han/japanese-reading.ts'
import { conventionalForms, longestTranscribed, transcribedForms } from './scripts/han/transcribed.ts'
import type { CompanyTerm } from './tables/company-term.ts'
import { companyTerm, longestTerm } from './tables/company-terms.ts'
import { isPinyin } from './tables/han/pinyin-syllables.ts'

/**
 * Maximum number of characters of a trade name that are spelled as one word or in parts; fewer in systems other than
 * pinyin.
 */
const longestSpelledSpan = 5
const longestOtherSpan = 3
/** Spellings used per character: only the likely ones. */
const mostSpellings = 10
const mostForeign = 6
const mostInCompany = 4
const mostConventional = 3
/** Limits for a Han query: characters, groups and keys. */
const maxKeyCharacters = 24
const mostGroups = 90
const mostKeys = 600
/** Wordings of a term that a Latin query may use. */
const mostWordings = 8

const boosts = {
  bigram: 1.2,
  character: 0.4,
  soundBigram: 0.8,
  word: 0.8,
  spelled: 1,
  otherSystem: 0.85,
  foreign: 0.7,
  joined: 1,
  oneSyllable: 0.5,
  skeleton: 0.75,
  initials: 0.7,
} as const

/** Adds the keys by which Han queries (`han`) and Latin queries (`hanRomanised`) find this name. */
export function addHanIndexKeys(name: PreparedName, sets: Record<keyof NameKeys, Set<string>>): void {
  const { han } = name
  if (han === null) return
  for (const key of characterKeys(han)) sets.han.add(key.value)
  for (const latin of name.isPerson ? personForms(han) : companyForms(han)) sets.hanRomanised.add(latin)
}

/** Adds the key by which a Han trade name finds the foreign word that it transcribes: 诺瓦泰克, Novatek. */
export function addSkeletonKey(token: Token, sets: Record<keyof NameKeys, Set<string>>): void {
  const skeleton = foreignSkeleton(token.form)
  if (skeleton !== '') sets.consonantSkeleton.add(skeleton)
}

/** How one token of a Latin query finds Han names. */
export function hanRomanisedKeys(token: Token): QueryKey[] {
  const keys: QueryKey[] = [{ field: 'hanRomanised', value: token.form, weight: boosts.spelled }]
  const skeleton = foreignSkeleton(token.form)
  if (skeleton !== '') keys.push({ field: 'hanRomanised', value: skeleton, weight: boosts.skeleton })
  if (token.form.includes('ng') && isPinyin(token.form)) {
    keys.push({ field: 'hanRomanised', value: withoutNasal(token.form), weight: boosts.otherSystem })
  }
  const number = ordinalValue(token.form)
  if (number !== null) keys.push({ field: 'hanRomanised', value: number, weight: boosts.spelled })
  return keys
}

/**
 * Groups of a Han query: characters and pairs of characters for Han records; spellings of characters and parts, and
 * English wordings of its terms, for Latin records.
 */
export function hanQueryGroups(name: PreparedName): QueryKey[][] {
  const { han } = name
  if (han === null) return []
  const groups: QueryKey[][] = characterKeys(han)
    .slice(0, maxKeyCharacters * 3)
    .map((key) => [key])
  groups.push(...(name.isPerson ? personGroups(han) : companyGroups(han)))
  return bounded(groups.slice(0, mostGroups))
}

function bounded(groups: QueryKey[][]): QueryKey[][] {
  let left = mostKeys
  const kept: QueryKey[][] = []
  for (const group of groups) {
    if (left <= 0) break
    const distinct = [...new Map(group.map((key) => [`${key.field} ${key.value}`, key])).values()].slice(0, left)
    left -= distinct.length
    if (distinct.length > 0) kept.push(distinct)
  }
  return kept
}

function characterKeys(han: HanName): QueryKey[] {
  const keys: QueryKey[] = []
  const add = (value: string, weight: number): void => {
    keys.push({ field: 'han', value, weight })
  }
  const { characters, pinyin } = han
  for (let at = 0; at < Math.min(characters.length, mostHanCharacters); at++) {
    add(characters[at] ?? '', boosts.character)
    if (at + 1 === characters.length) continue
    add(`${characters[at]}${characters[at + 1]}`, boosts.bigram)
    if (pinyin[at] !== '' && pinyin[at + 1] !== '') add(`${pinyin[at]}'${pinyin[at + 1]}`, boosts.soundBigram)
  }
  return keys
}

/** The spellings of each character as one group, and the given name as one word. */
function personGroups(han: HanName): QueryKey[][] {
  const length = Math.min(han.characters.length, 8)
  const groups: QueryKey[][] = []
  for (let at = 0; at < length; at++) {
    groups.push([
      ...latinSpellings(han, at, mostSpellings).map((value) => token(value)),
      ...foreignSpellings(han, at).map((value) => token(value, boosts.foreign)),
      ...transcriptions(han, at).map((value) => token(value)),
    ])
  }
  if (mayBeTranscribed(han)) groups.push(...partGroups(han))
  if (han.familyLength === 2) groups.push([token(han.pinyin.slice(0, 2).join('')), ...doubleFamily(han)])
  for (const [from, to] of [
    [han.familyLength, length],
    [0, length],
  ] as const) {
    if (to - from >= 2) groups.push(spanKeys(han, from, to))
  }
  for (const half of halves(han)) groups.push([token(half)])
  return groups
}

/** Tibetan names have no family name: four characters are written in pairs (Ciren Dunzhu). */
function halves({ characters, familyLength, pinyin }: HanName): string[] {
  if (characters.length !== 4 || familyLength === 2) return []
  return [pinyin.slice(0, 2).join(''), pinyin.slice(2, 4).join('')]
}

/**
 * The words of each part of a foreign name that a table knows, and its consonants, also with one left out, because
 * Chinese adds syllables.
 */
function partGroups(han: HanName): QueryKey[][] {
  const bySound = partSkeletons(han).map((skeleton) =>
    skeletonVariants(skeleton).map((value, index) => ({
      field: 'consonantSkeleton' as const,
      value,
      weight: index === 0 ? boosts.spelled : boosts.skeleton,
    })),
  )
  const byConvention = partsOf(han.characters, han).map((part) =>
    conventionalForms(part.join('')).map((form) => token(form)),
  )
  return [...byConvention, ...bySound]
}

/** Characters or syllables of each part of a foreign name. */
function partsOf(items: readonly string[], { parts }: HanName): string[][] {
  return parts.map((from, index) => items.slice(from, parts[index + 1] ?? items.length))
}

function partSkeletons(han: HanName): string[] {
  return [...partsOf(han.pinyin, han), ...partsOf(syllablesOfTranscription(han), han)]
    .map((syllables) => skeletonOf(soundsOfPinyin(syllables)))
    .filter((skeleton) => skeleton !== '')
}

function doubleFamily(han: HanName): QueryKey[] {
  return spansInSystem(han, 0, 2, systems.hongKong).map((value) => token(value))
}

/** A part as one word, in each system, as a token and as joined neighbours. */
function spanKeys(han: HanName, from: number, to: number): QueryKey[] {
  const written = new Set<string>()
  for (const system of [systems.pinyin, systems.wadeGiles, systems.hongKong]) {
    for (const form of spansInSystem(han, from, to, system)) written.add(form)
  }
  return [...written].flatMap((form) => [token(form), joined(form)])
}

/** Terms by their wordings, every part of the trade name, numbers as in English. */
function companyGroups(han: HanName): QueryKey[][] {
  const groups: QueryKey[][] = []
  for (const { value } of hanNumbers(han.characters)) {
    groups.push(ordinalForms(value).map((form) => token(form.at(-1) ?? '', boosts.word)))
  }
  for (const words of knownTradeNames(han)) groups.push(words.map((word) => token(word)))
  const hasTrade = han.segments.some((segment) => segment.kind === 'trade')
  for (const segment of han.segments) {
    // Without a trade name the place takes its role: 南海 may be the South Sea.
    const isTrade = segment.kind === 'trade' || (segment.kind === 'place' && !hasTrade)
    if (!isTrade) groups.push(termGroup(han, segment))
    else groups.push(...tradeGroups(han, segment))
  }
  return groups
}

function termGroup(han: HanName, segment: Segment): QueryKey[] {
  const weight = segment.kind === 'legal' ? boosts.word / 2 : boosts.word
  const group = wordsOf(segment.term).map((value) => token(value, weight))
  if (segment.kind !== 'legal') group.push(token(han.pinyin.slice(segment.from, segment.to).join('')))
  return group
}

function tradeGroups(han: HanName, segment: Segment): QueryKey[][] {
  const groups: QueryKey[][] = []
  const end = Math.min(segment.to, segment.from + maxKeyCharacters)
  for (let from = segment.from; from < end; from++) {
    const group: QueryKey[] = latinSpellings(han, from, mostInCompany).map((value) => token(value, boosts.oneSyllable))
    for (let to = from + 2; to <= Math.min(end, from + longestSpelledSpan); to++) {
      const written = han.pinyin.slice(from, to).join('')
      const text = han.characters.slice(from, to).join('')
      group.push(
        token(written),
        joined(written),
        ...conventionalForms(text)
          .slice(0, mostConventional)
          .map((form) => token(form)),
      )
      if (written.includes('ng')) group.push(token(withoutNasal(written), boosts.otherSystem))
      if (to - from <= longestOtherSpan) {
        for (const form of otherForms(han, from, to)) group.push(token(form, boosts.otherSystem))
        for (const form of koreanForms(han, from, to)) group.push(token(form, boosts.otherSystem))
      }
      const skeleton = skeletonOf(soundsOfPinyin(han.pinyin.slice(from, to)))
      if (skeleton !== '') group.push({ field: 'consonantSkeleton', value: skeleton, weight: boosts.skeleton })
      if (to - from >= 3) group.push(token(initialsOf(han, from, to), boosts.initials))
    }
    for (const word of meaningsFrom(han, from, end)) group.push(token(word, boosts.word))
    groups.push(group)
  }
  return groups
}

/** All spellings of a person's name that a Latin query may use. */
function personForms(han: HanName): Set<string> {
  const forms = new Set<string>()
  const length = Math.min(han.characters.length, 24)
  for (let at = 0; at < length; at++) {
    for (const spelling of latinSpellings(han, at, mostSpellings)) forms.add(spelling)
    for (const spelling of foreignSpellings(han, at)) forms.add(spelling)
    for (const spelling of transcriptions(han, at)) forms.add(spelling)
  }
  if (mayBeTranscribed(han)) {
    if (han.hasMiddleDot) for (const part of partsOf(han.pinyin, han)) forms.add(part.join(''))
    for (const part of partsOf(han.characters, han))
      for (const form of conventionalForms(part.join(''))) forms.add(form)
    for (const skeleton of partSkeletons(han)) for (const variant of skeletonVariants(skeleton)) forms.add(variant)
  }
  for (const system of [systems.pinyin, systems.wadeGiles, systems.hongKong]) {
    for (const form of spansInSystem(han, han.familyLength, length, system)) forms.add(form)
    for (const form of spansInSystem(han, 0, length, system)) forms.add(form)
    if (han.familyLength === 2) for (const form of spansInSystem(han, 0, 2, system)) forms.add(form)
  }
  for (const half of halves(han)) forms.add(half)
  return forms
}

/** The same for a company. */
function companyForms(han: HanName): Set<string> {
  const forms = new Set<string>()
  const length = Math.min(han.characters.length, 24)
  for (const { value } of hanNumbers(han.characters)) forms.add(value)
  for (const words of knownTradeNames(han)) for (const word of words) forms.add(word)
  for (const segment of han.segments) {
    if (segment.kind === 'legal') continue
    const end = Math.min(segment.to, length)
    for (let from = segment.from; from < end; from++) {
      for (const spelling of latinSpellings(han, from, mostInCompany)) forms.add(spelling)
      for (let to = from + 2; to <= Math.min(end, from + longestSpelledSpan); to++) {
        const written = han.pinyin.slice(from, to).join('')
        forms.add(written)
        forms.add(withoutNasal(written))
        if (segment.kind !== 'trade') continue
        if (to - from <= longestOtherSpan)
          for (const form of [...otherForms(han, from, to), ...koreanForms(han, from, to)]) forms.add(form)
        const skeleton = skeletonOf(soundsOfPinyin(han.pinyin.slice(from, to)))
        if (skeleton !== '') forms.add(skeleton)
        if (to - from >= 3) forms.add(initialsOf(han, from, to))
      }
      if (segment.kind === 'trade') for (const word of meaningsFrom(han, from, end)) forms.add(word)
    }
    if (segment.kind !== 'trade') for (const word of wordsOf(segment.term)) forms.add(word)
  }
  return forms
}

/** English words of known trade names anywhere in the name: 中国电科, CETC. */
function knownTradeNames(han: HanName): string[][] {
  const found: string[][] = []
  const size = Math.min(han.characters.length, maxKeyCharacters)
  for (let from = 0; from < size; from++) {
    for (let to = from + 2; to <= Math.min(size, from + longestTerm()); to++) {
      const term = companyTerm(han.characters.slice(from, to).join(''))
      if (term?.kind === 'trade') found.push(wordsOf(term))
    }
  }
  return found
}

const leastWord = 3

function wordsOf(term: CompanyTerm | null | undefined): string[] {
  const wordings = (term?.wordings ?? []).slice(0, mostWordings)
  return [...new Set(wordings.flat().filter((word) => word.length >= leastWord))]
}

/** English words for the characters from `from` on: of one term, and of two adjacent ones as one word (Longstone). */
function meaningsFrom(han: HanName, from: number, end: number): string[] {
  const words: string[] = []
  for (let to = from + 1; to <= Math.min(end, from + longestTerm()); to++) {
    const own = wordsOf(companyTerm(han.characters.slice(from, to).join('')))
    words.push(...own)
    if (to >= end || to - from > 2) continue
    const next = wordsOf(companyTerm(han.characters[to] ?? '')).slice(0, 3)
    const sound = han.pinyin[to] ?? ''
    for (const word of own.slice(0, 3)) for (const other of [...next, sound]) words.push(word + other)
  }
  return words
}

function partAt(han: HanName, at: number): NamePart {
  return at < han.familyLength ? 'family' : 'other'
}

function latinSpellings(han: HanName, at: number, most: number): string[] {
  const all = spellingsOf(han.characters[at] ?? '', han.pinyin[at] ?? '', partAt(han, at))
  return all
    .filter(({ latin }) => latin.length > 1)
    .map(({ latin }) => latin)
    .slice(0, most)
}

function foreignSpellings(han: HanName, at: number): string[] {
  return foreignSpellingsOf(han.characters[at] ?? '', at === 0)
    .filter(({ latin }) => latin.length > 1)
    .map(({ latin }) => latin)
    .slice(0, mostForeign)
}

/** Names of other peoples that start at a character; a Japanese family name at the start of the name. */
function transcriptions(han: HanName, at: number): string[] {
  const forms: string[] = []
  for (let to = 1; at === 0 && to <= longestJapaneseFamily; to++) {
    forms.push(...japaneseFamilyForms(han.characters.slice(0, to).join('')))
  }
  for (let to = at + 1; to <= Math.min(han.characters.length, at + longestTranscribed()); to++) {
    forms.push(...transcribedForms(han.characters.slice(at, to).join('')))
  }
  return forms
}

/** Wade-Giles and Cantonese spelling of a part, the cheapest of each. */
function otherForms(han: HanName, from: number, to: number): string[] {
  return [systems.wadeGiles, systems.hongKong].flatMap((system) => spansInSystem(han, from, to, system))
}

/** A part in the cheapest spelling of each character in one system. */
function spansInSystem(han: HanName, from: number, to: number, system: number): string[] {
  let written = ''
  for (let at = from; at < to; at++) {
    const all = spellingsOf(han.characters[at] ?? '', han.pinyin[at] ?? '', partAt(han, at))
    const own = all.filter((spelling) => (spelling.system & system) !== 0)
    // Wade-Giles also allows pinyin; here only its different spellings count.
    const best = own.find((spelling) => (spelling.system & systems.pinyin) === 0 && spelling.cost === 0) ?? own[0]
    if (best === undefined) return []
    written += system === systems.pinyin ? (own[0]?.latin ?? '') : best.latin
  }
  return written === '' ? [] : [written]
}

function initialsOf(han: HanName, from: number, to: number): string {
  return han.pinyin
    .slice(from, to)
    .map((syllable) => syllable[0] ?? '')
    .join('')
}

/** ng as n: the most frequent error in lists (Yinke for 盈科). */
function withoutNasal(written: string): string {
  return written.replaceAll('ng', 'n')
}

function token(value: string, weight: number = boosts.spelled): QueryKey {
  return { field: 'token', value, weight }
}

function joined(form: string): QueryKey {
  return { field: 'joined', value: phonetic(form), weight: boosts.joined }
}
