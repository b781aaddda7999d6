import type { QueryKey } from './keys.ts'
import type { NameKeys } from './model.ts'
import { type HanName, mostHanCharacters, type Segment } from './normalise/han-name.ts'
import { phonetic } from './normalise/phonetic.ts'
import type { PreparedName } from './normalise/prepare.ts'
import { spellingsOf, systems } from './scripts/han-spelling.ts'
import { companyTerms, longestTerm } from './tables/company-terms.ts'

/** A trade name is spelled together or in parts of up to so many characters. */
const longestSpelledSpan = 5
/** Spellings taken of one character: the likely ones. */
const mostSpellings = 6
/** Characters of a Han query that are asked for; groups at most. */
const mostAsked = 24
const mostGroups = 90

const boosts = {
  bigram: 1.2,
  character: 0.4,
  soundBigram: 0.8,
  word: 0.8,
  spelled: 1,
  joined: 1,
  oneSyllable: 0.5,
} as const

/** Adds the keys by which Han queries (`han`) and Latin queries (`hrom`) find this name. */
export function addHanIndexKeys(name: PreparedName, sets: Record<keyof NameKeys, Set<string>>): void {
  const { han } = name
  if (han === null) return
  for (const key of characterKeys(han)) sets.han.add(key.value)
  for (const latin of latinForms(name, han)) sets.hrom.add(latin)
}

/**
 * Groups of a Han query: characters and pairs of characters for Han records; spellings of characters and spans, and English
 * wordings of its terms, for Latin records.
 */
export function hanQueryGroups(name: PreparedName): QueryKey[][] {
  const { han } = name
  if (han === null) return []
  const groups: QueryKey[][] = characterKeys(han)
    .slice(0, mostAsked * 3)
    .map((key) => [key])
  if (name.isPerson) groups.push(...personGroups(han))
  else groups.push(...companyGroups(han))
  return groups.slice(0, mostGroups)
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

/** Each character's spellings as one group, and the given name written together. */
function personGroups(han: HanName): QueryKey[][] {
  const length = Math.min(han.characters.length, 8)
  const groups: QueryKey[][] = []
  for (let at = 0; at < length; at++) {
    groups.push(latinSpellings(han, at).map((value) => ({ field: 'token', value, weight: boosts.spelled })))
  }
  if (han.familyLength === 2) groups.push([token(han.pinyin.slice(0, 2).join('')), ...doubleFamily(han)])
  for (const [from, to] of [
    [han.familyLength, length],
    [0, length],
  ] as const) {
    if (to - from >= 2) groups.push(spanKeys(han, from, to))
  }
  return groups.filter((group) => group.length > 0)
}

function doubleFamily(han: HanName): QueryKey[] {
  return spansInSystem(han, 0, 2, systems.hongKong).map((value) => ({ field: 'token', value, weight: boosts.spelled }))
}

/** A span written together, in each system, as a token and as joined neighbours. */
function spanKeys(han: HanName, from: number, to: number): QueryKey[] {
  const written = new Set<string>()
  for (const system of [systems.pinyin, systems.wadeGiles, systems.hongKong]) {
    for (const form of spansInSystem(han, from, to, system)) written.add(form)
  }
  return [...written].flatMap((form) => [
    token(form),
    { field: 'joined' as const, value: phonetic(form), weight: boosts.joined },
  ])
}

/** Terms by their wordings, the trade name by every span of it. */
function companyGroups(han: HanName): QueryKey[][] {
  const groups: QueryKey[][] = []
  for (const segment of han.segments) {
    if (segment.kind === 'legal') continue
    if (segment.term !== null) groups.push(termGroup(han, segment))
    else groups.push(...tradeGroups(han, segment))
  }
  return groups.filter((group) => group.length > 0)
}

function termGroup(han: HanName, segment: Segment): QueryKey[] {
  const words = new Set<string>()
  for (const wording of segment.term?.wordings ?? []) {
    for (const word of wording) if (word.length > 2) words.add(word)
  }
  const group: QueryKey[] = [...words].map((value) => ({ field: 'token', value, weight: boosts.word }))
  group.push(token(han.pinyin.slice(segment.from, segment.to).join('')))
  return group
}

function tradeGroups(han: HanName, segment: Segment): QueryKey[][] {
  const groups: QueryKey[][] = []
  const end = Math.min(segment.to, segment.from + mostAsked)
  for (let from = segment.from; from < end; from++) {
    const group: QueryKey[] = latinSpellings(han, from)
      .slice(0, 3)
      .map((value) => ({ field: 'token', value, weight: boosts.oneSyllable }))
    for (let length = 2; length <= longestSpelledSpan && from + length <= segment.to; length++) {
      const written = han.pinyin.slice(from, from + length).join('')
      group.push(token(written), { field: 'joined', value: phonetic(written), weight: boosts.joined })
    }
    for (let length = 1; length <= Math.min(longestTerm, segment.to - from); length++) {
      const term = companyTerms.get(han.characters.slice(from, from + length).join(''))
      for (const wording of term?.wordings ?? []) {
        for (const word of wording)
          if (word.length > 2) group.push({ field: 'token', value: word, weight: boosts.word })
      }
    }
    groups.push(group)
  }
  return groups
}

/** Everything a Latin query may write for this name. */
function latinForms(name: PreparedName, han: HanName): Set<string> {
  const forms = new Set<string>()
  const length = Math.min(han.characters.length, 24)
  for (let at = 0; at < length; at++) {
    for (const spelling of latinSpellings(han, at)) forms.add(spelling)
  }
  if (name.isPerson) {
    for (const system of [systems.pinyin, systems.wadeGiles, systems.hongKong]) {
      for (const form of spansInSystem(han, han.familyLength, length, system)) forms.add(form)
      for (const form of spansInSystem(han, 0, length, system)) forms.add(form)
      if (han.familyLength === 2) for (const form of spansInSystem(han, 0, 2, system)) forms.add(form)
    }
    return forms
  }
  for (const segment of han.segments) {
    if (segment.kind === 'legal') continue
    for (let from = segment.from; from < segment.to; from++) {
      for (let to = from + 2; to <= Math.min(segment.to, from + longestSpelledSpan); to++) {
        forms.add(han.pinyin.slice(from, to).join(''))
      }
    }
  }
  for (let from = 0; from < length; from++) {
    for (let size = 1; size <= Math.min(longestTerm, length - from); size++) {
      const term = companyTerms.get(han.characters.slice(from, from + size).join(''))
      if (term === undefined || term.kind === 'legal') continue
      for (const wording of term.wordings.slice(0, 6)) for (const word of wording) if (word.length > 2) forms.add(word)
    }
  }
  return forms
}

function latinSpellings(han: HanName, at: number): string[] {
  return spellingsOf(han.characters[at] ?? '', han.pinyin[at] ?? '', at < han.familyLength)
    .sort((one, other) => one.cost - other.cost)
    .map((spelling) => spelling.latin)
    .filter((latin) => latin.length > 1)
    .slice(0, mostSpellings)
}

/** The span written together in one system, first spelling of each character; none when a character has no such spelling. */
function spansInSystem(han: HanName, from: number, to: number, system: number): string[] {
  let written = ''
  for (let at = from; at < to; at++) {
    const spellings = spellingsOf(han.characters[at] ?? '', han.pinyin[at] ?? '', at < han.familyLength)
    const best = spellings
      .filter((spelling) => (spelling.system & system) !== 0)
      .sort((one, other) => one.cost - other.cost)[0]
    if (best === undefined) return []
    written += best.latin
  }
  return written === '' ? [] : [written]
}

function token(value: string): QueryKey {
  return { field: 'token', value, weight: boosts.spelled }
}
