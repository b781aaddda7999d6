import { legalLetters } from './compare/latin/acronym.ts'
import { partyOfOffice } from './compare/party-of-office.ts'
import { addHanIndexKeys, addSkeletonKey, hanQueryGroups, hanRomanisedKeys } from './han-keys.ts'
import { kanaKey, kanaTokens } from './kana-keys.ts'
import { isOwnChineseName, type ListedName, type NameKeys, type PartyKind, type QueryKey } from './model.ts'
import { phonetic } from './normalise/phonetic.ts'
import { apartOf, mostTokens, type PreparedName, prepareName, tokenKinds, wordedOf } from './normalise/prepare.ts'
import { skeletonOfToken, soundOf, type Token, tokenOf } from './normalise/token.ts'
import { oldRomanisation } from './scripts/han/old-romanisation.ts'

export interface QueryKeys {
  groups: QueryKey[][]
}

/**
 * Weight of each family of keys, measured on 1,174 queries with a known best subject. Deletions weigh less than
 * phonetic keys, because they agree by chance more often; consonant skeletons least, because many names share their
 * consonants.
 */
const boosts = { token: 1, phonetic: 0.9, deletion: 0.7, consonantSkeleton: 0.6, joined: 0.9, part: 0.6 } as const

/** Shorter tokens have no deletions: two letters would match everything. */
const leastForDeletion = 4
/** Deletions are made within the first letters of a token; longer tokens are found by their sound. */
const mostDeleted = 14
const leastJoined = 4
const leastAcronym = 3
const longestKey = 60
/** By the number of words of the query. */
const leastForSplit: Record<number, number> = { 1: 7, 2: 10 }
const leastPart = 3
const leastTwice = 6
const mostTwice = 10
const longestSplit = 24
/** Shorter tokens are rarely two words. */
const leastForTogether = 6
/** Limits the tokens of a query that get keys, and those that get deletions, and so the clauses of a long query. */
const maxKeyTokens = 24
const mostWithDeletions = 12

/** Candidate keys of all names of a subject from these countries; each family without repetitions. */
export function indexKeys(
  listedNames: readonly ListedName[],
  type: PartyKind,
  countries: readonly string[] = [],
): NameKeys {
  const sets: Record<keyof NameKeys, Set<string>> = {
    token: new Set(),
    phonetic: new Set(),
    consonantSkeleton: new Set(),
    deletion: new Set(),
    joined: new Set(),
    han: new Set(),
    hanRomanised: new Set(),
  }
  // The names of a subject share most of their words.
  const added = new Set<Token>()
  const add = (token: Token | null): void => {
    if (token === null || added.has(token)) return
    added.add(token)
    addTokenKeys(token, sets)
  }
  const names = listedNames.flatMap(({ value, translation }) =>
    inEveryRow(prepareName(value, type === '02')).map((name) => ({ name, translation })),
  )
  for (const { name, translation } of names) {
    for (const token of keyTokens(name)) {
      add(token)
      add(withoutAbdul(token))
    }
    for (const token of apartTokens(name)) add(token)
    if (type === '01' || type === '02') for (const token of wordedTokens(name)) sets.token.add(cut(token.form))
    for (const syllables of syllableKeys(name)) sets.token.add(syllables)
    for (const span of joinedSpans(name)) sets.joined.add(span)
    if (name.han === null) continue
    const length = name.han.characters.length
    const answersLatin = translation === undefined || isOwnChineseName(translation, length, { type, countries })
    addHanIndexKeys(name, answersLatin ? sets : { ...sets, hanRomanised: new Set() })
  }
  return {
    token: [...sets.token],
    phonetic: [...sets.phonetic],
    consonantSkeleton: [...sets.consonantSkeleton],
    deletion: [...sets.deletion],
    joined: [...sets.joined],
    han: [...sets.han],
    hanRomanised: [...sets.hanRomanised],
  }
}

/**
 * Groups to query: one per token of the query, one per sequence of joined neighbours, one per character or term of
 * Han. Made by the same code as the index keys. No groups for a text without letters or digits.
 */
export function queryKeys(text: string, type: PartyKind | null): QueryKeys {
  const readings = readingsOf(text, type)
  const groups: QueryKey[][] = []
  const asked = new Set<string>()
  for (const name of readings.flatMap(inEveryRow)) {
    for (const [index, token] of keyTokens(name).slice(0, maxKeyTokens).entries()) {
      if (asked.has(token.form)) continue
      asked.add(token.form)
      groups.push(tokenGroup(token, index < mostWithDeletions))
      const bare = withoutAbdul(token)
      if (bare !== null && !asked.has(bare.form)) {
        asked.add(bare.form)
        groups.push(tokenGroup(bare, false))
      }
    }
    for (const token of kanaTokens(name)) {
      const value = kanaKey(token)
      if (value !== '') groups.push([{ field: 'consonantSkeleton', value, weight: boosts.consonantSkeleton }])
    }
    for (const token of apartTokens(name)) {
      if (asked.has(token.form)) continue
      asked.add(token.form)
      groups.push(tokenGroup(token, false))
    }
    const syllables = syllableKeys(name)
    if (syllables.length > 0) groups.push(syllables.map((value) => ({ field: 'token', value, weight: boosts.token })))
    if (type !== '03') {
      for (const token of wordedTokens(name).slice(0, maxKeyTokens)) {
        if (asked.has(token.form)) continue
        asked.add(token.form)
        groups.push([{ field: 'token', value: cut(token.form), weight: boosts.token }])
      }
    }
    for (const span of joinedSpans(name).slice(0, maxKeyTokens)) {
      if (asked.has(`+${span}`)) continue
      asked.add(`+${span}`)
      groups.push([
        { field: 'joined', value: span, weight: boosts.joined },
        // Words that the query separates may be one word in the list.
        { field: 'phonetic', value: span, weight: boosts.joined },
      ])
    }
    for (const group of splitGroups(name)) groups.push(group)
    const twice = twiceDeleted(name)
    if (twice.length > 0) groups.push(twice)
    if (name.han !== null) {
      for (const group of hanQueryGroups(name)) {
        const signature = group.map((key) => `${key.field}${key.value}`).join(' ')
        if (asked.has(signature)) continue
        asked.add(signature)
        groups.push(group)
      }
    }
  }
  return { groups }
}

/**
 * The parts of words that may be several joined words, without repetitions. A query asks for them; to find the query by
 * what it asks for they are stored with it, and `keysOfParts` of a listed name are looked up.
 */
export function partsOf(text: string, type: PartyKind | null): string[] {
  const groups = readingsOf(text, type).flatMap(splitGroups)
  return [...new Set(groups.flat().map(({ value }) => value))]
}

/** The keys of a listed name under which a part of a query finds it. */
export function keysOfParts({ token, deletion }: Pick<NameKeys, 'token' | 'deletion'>): string[] {
  return [...token.filter((key) => key.length === leastPart), ...deletion]
}

/**
 * A word that may be several joined words, split at each position: one part may be correct in spite of other errors.
 * Only for names of one or two words, whose keys are few.
 */
function splitGroups(name: PreparedName): QueryKey[][] {
  const least = leastForSplit[name.tokens.length] ?? Number.POSITIVE_INFINITY
  const long = name.tokens.filter((token) => token.form.length >= least && !token.isNumber)
  return long.flatMap(({ form }) => {
    const text = form.slice(0, longestSplit)
    const cuts = Array.from({ length: text.length - 2 * leastPart + 1 }, (_, at) => at + leastPart)
    return [cuts.map((at) => partKey(text.slice(0, at))), cuts.map((at) => partKey(text.slice(at)))]
  })
}

/** A name of one word is also searched with two letters left out: no other key allows two errors in it. */
function twiceDeleted(name: PreparedName): QueryKey[] {
  const form = name.tokens[0]?.form ?? ''
  if (name.tokens.length !== 1 || form.length < leastTwice || form.length > mostTwice) return []
  const values = new Set(deletionsOf(form).flatMap((shorter) => (shorter === form ? [] : deletionsOf(shorter))))
  return [...values].map((value) => ({ field: 'deletion', value, weight: boosts.part }))
}

/** A token is one of its own deletions, so that a part with a lost letter is found too. */
function partKey(part: string): QueryKey {
  return { field: part.length < leastForDeletion ? 'token' : 'deletion', value: part, weight: boosts.part }
}

/** Words of legal forms with this length are not part of a person's name; as tokens they would outweigh the name. */
const leastForLegal = 3

/**
 * How a query may be meant: as a company, as a person, or as both if the type is unknown and there is no legal form.
 */
function readingsOf(text: string, type: PartyKind | null): PreparedName[] {
  if (type === '02' || type === '03' || type === '04') return [prepareName(text, type === '02')]
  // Words of the office find other parties in its town: Sberbank Beijing Representative Office.
  const party = prepareName(partyOfOffice(text) ?? text, false)
  if (type !== null) return [party]
  const isParty = party.legal.some((word) => word.form.length >= leastForLegal)
  return isParty ? [party] : [party, prepareName(text, true)]
}

/** Tokens that are useful to find a subject: no particles and single letters, unless there is nothing else. */
function keyTokens(name: PreparedName): Token[] {
  const distinctive = name.tokens.filter(
    (_, at) => name.kinds[at] !== tokenKinds.particle && name.kinds[at] !== tokenKinds.initial,
  )
  return [...new Set(distinctive.length > 0 ? distinctive : name.tokens)]
}

/** Also the words of a joined name, because one half may be misspelt (Salah Eddjne). */
function apartTokens(name: PreparedName): Token[] {
  if (!name.isJoined) return []
  const together = new Set(name.tokens)
  return keyTokens(apartOf(name)).filter((token) => !together.has(token) && token.form.length >= leastForDeletion)
}

/** A Japanese name also with the meanings of its Han. */
function inEveryRow(name: PreparedName): PreparedName[] {
  return name.japanese === null ? [name] : [name, name.japanese]
}

/** The words of a name as another publisher may translate or romanise them. */
function wordedTokens(name: PreparedName): Token[] {
  const worded = wordedOf(name)
  if (worded === null) return []
  if (worded.romanisation === 'slavic') return slavicTokens(name, worded)
  if (name.isPerson) return []
  const spelledOut = name.spelledOut === null ? [] : keyTokens(name.spelledOut)
  return [...new Set([...keyTokens(worded), ...spelledOut])].filter((token) => !name.tokens.includes(token))
}

/** Given names and patronymics have keys of their families. */
function slavicTokens(name: PreparedName, worded: PreparedName): Token[] {
  return worded.tokens.filter((token, at) => {
    const printed = name.tokens[at] as Token
    return printed.father === null && printed.families.spelling.length === 0 && !name.tokens.includes(token)
  })
}

/**
 * The syllables of a Chinese or Korean name, the same for Xi Jinping and Hsi Chin-ping; of a Chinese name in another
 * spelling those of every name that it may stand for.
 */
function syllableKeys(name: PreparedName): string[] {
  const worded = name.isPerson ? wordedOf(name) : null
  const forms = worded === null || worded.romanisation === 'slavic' ? null : worded.tokens.map(({ form }) => form)
  const readings = (name.chinese ?? []).map((reading) => oldRomanisation(reading.split(' '))?.syllables.flat() ?? [])
  const all = [...(forms === null ? [] : [forms]), ...readings]
  return [...new Set(all.map((syllables) => cut(`=w${syllables.sort().join(' ')}`)))]
}

/** Aziz of Abdulaziz: the parts may be separate, or one missing. */
function withoutAbdul(token: Token): Token | null {
  return token.form.startsWith('abdul') && token.form.length > 7 ? tokenOf(token.form.slice(5)) : null
}

function addTokenKeys(token: Token, sets: Record<keyof NameKeys, Set<string>>): void {
  sets.token.add(cut(token.form))
  for (const family of familyKeys(token)) sets.token.add(family)
  sets.phonetic.add(cut(soundOf(token)))
  const skeleton = skeletonOfToken(token)
  if (skeleton !== '') sets.consonantSkeleton.add(cut(skeleton))
  addSkeletonKey(token, sets)
  const inKana = kanaKey(token)
  if (inKana !== '') sets.consonantSkeleton.add(inKana)
  for (const deletion of deletionsOf(token.form)) sets.deletion.add(deletion)
}

function tokenGroup(token: Token, hasDeletions: boolean): QueryKey[] {
  const group: QueryKey[] = [
    { field: 'token', value: cut(token.form), weight: boosts.token },
    { field: 'phonetic', value: cut(soundOf(token)), weight: boosts.phonetic },
    ...hanRomanisedKeys(token),
  ]
  for (const family of familyKeys(token)) group.push({ field: 'token', value: family, weight: boosts.phonetic })
  if (token.form.length >= leastForTogether) {
    group.push({ field: 'joined', value: cut(soundOf(token)), weight: boosts.joined })
  }
  const skeleton = skeletonOfToken(token)
  if (skeleton !== '')
    group.push({ field: 'consonantSkeleton', value: cut(skeleton), weight: boosts.consonantSkeleton })
  if (hasDeletions) {
    for (const deletion of deletionsOf(token.form)) {
      group.push({ field: 'deletion', value: deletion, weight: boosts.deletion })
    }
  }
  return group
}

/** Names of one family share its number: Bibi finds Benjamin. */
function familyKeys(token: Token): string[] {
  return [
    ...token.families.spelling.map((family) => `=s${family}`),
    ...token.families.nickname.map((family) => `=n${family}`),
    ...token.families.company.map((family) => `=c${family}`),
  ]
}

/** The token and the token with one letter left out, in all ways. Numbers have none: 112 is not 115. */
export function deletionsOf(form: string): string[] {
  if (form.length < leastForDeletion || /^\d/.test(form)) return []
  const long = form.slice(0, longestKey)
  const deletions = new Set([long])
  for (let at = 0; at < Math.min(long.length, mostDeleted); at++) deletions.add(long.slice(0, at) + long.slice(at + 1))
  return [...deletions]
}

/**
 * Sounds of two and three neighbours, of the whole name, of its tokens in alphabetical order, and of its initials.
 */
function joinedSpans(name: PreparedName): string[] {
  const forms = name.tokens.slice(0, mostTokens).map((token) => token.form)
  if (forms.length === 0) return []
  const spans = new Set<string>()
  const add = (parts: readonly string[], least = leastJoined): void => {
    const span = phonetic(parts.join('').slice(0, longestKey))
    if (span.length >= least) spans.add(span)
  }
  add(forms)
  add([name.written])
  add([...forms].sort())
  if (!name.isPerson) {
    for (const initials of [...acronymsOf(name), ...russianAcronymsOf(name)]) add([initials], leastAcronym)
    if (forms.length === 1) add(forms, leastAcronym)
  }
  for (let at = 0; at + 1 < forms.length; at++) {
    add(forms.slice(at, at + 2))
    if (at + 2 < forms.length) add(forms.slice(at, at + 3))
  }
  return [...spans]
}

/** Possible initials of a company: IRISL, and with its legal form PDVSA. */
function acronymsOf(name: PreparedName): string[] {
  if (name.tokens.length < 2) return []
  const initials = initialsOf(name, false)
  const ofAll = initialsOf(name, true)
  const legal = legalLetters(name)
  return [initials, ofAll, ...(legal === '' ? [] : [initials + legal, ofAll + legal])]
}

const mostRussianAcronyms = 16
const leastRussianAcronym = 4

/** With the first letters of the Russian words, or of both languages: KSPZ, Klimovsk Specialised Ammunition Plant (Zavod). */
function russianAcronymsOf(name: PreparedName): string[] {
  const worded = wordedOf(name)
  if (worded === null || worded.initials === null) return []
  let acronyms = ['']
  for (let at = 0; at < worded.tokens.length; at++) {
    if (worded.kinds[at] === tokenKinds.particle) continue
    const [own = 0] = worded.tokens[at]?.codes ?? []
    const letters = lettersOf((worded.initials[at] as number) | (1 << (own & 31)))
    acronyms = acronyms.flatMap((start) => letters.map((letter) => start + letter)).slice(0, mostRussianAcronyms)
  }
  return acronyms.filter((acronym) => acronym.length >= leastRussianAcronym && acronym.length <= mostAcronym)
}

const mostAcronym = 8
const alphabet = 'abcdefghijklmnopqrstuvwxyz'

function lettersOf(bits: number): string[] {
  return [...alphabet].filter((letter) => (bits & (1 << (letter.charCodeAt(0) & 31))) !== 0)
}

function initialsOf(name: PreparedName, hasParticles: boolean): string {
  const distinctive = name.tokens.filter((_, at) => hasParticles || name.kinds[at] !== tokenKinds.particle)
  return distinctive.map((token) => token.form.slice(0, 1)).join('')
}

function cut(key: string): string {
  return key.slice(0, longestKey)
}
