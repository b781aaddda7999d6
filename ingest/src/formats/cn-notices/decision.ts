import type { Address, Fact, PublishedText, Suspension } from '@qingdan/database/record.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import type { Authority, ListId } from './cn-lists.ts'

/** A party as it is named by one decision. */
export interface Party {
  zh: string | null
  en: string | null
  aliases: string[]
  kind: 'company' | 'organisation' | 'person'
  position: PublishedText
  sex: 'male' | 'female' | null
  /** ISO 3166-1 alpha-2, or EU. */
  countryCode: string | null
  addresses: Address[]
  reason: PublishedText
  measures: PublishedText[]
  qid: string | null
  url: string | null
  facts: Fact[]
  suspensions: Suspension[]
  endedOn: string | null
  endNote: PublishedText | null
  /** Position in the decision's own list, from 1; null if only other collections name the party. */
  order: number | null
}

/** One act that puts parties on a list. */
export interface Decision {
  list: ListId
  authority: Authority
  /** Year and running number; null if no number is known. */
  number: { year: number; number: number } | null
  numberText: PublishedText
  title: PublishedText
  publishedOn: string
  /** First day in force, ISO. */
  effectiveOn: string
  urls: string[]
  legalBases: PublishedText[]
  /** Whole text, Chinese. */
  text: string | null
  parties: Party[]
}

/** An act that suspends or ends the measures of a decision. */
export interface Change {
  list: ListId
  target: { year: number; number: number }
  action: 'suspend' | 'stop'
  from: string
  /** First day on which the measures apply again, ISO; null if not stated. */
  until: string | null
  note: string | null
  url: string | null
}

export const nothingSaid: PublishedText = { zh: null, en: null }

export function emptyParty(kind: Party['kind']): Party {
  return {
    zh: null,
    en: null,
    aliases: [],
    kind,
    position: nothingSaid,
    sex: null,
    countryCode: null,
    addresses: [],
    reason: nothingSaid,
    measures: [],
    qid: null,
    url: null,
    facts: [],
    suspensions: [],
    endedOn: null,
    endNote: null,
    order: null,
  }
}

/** Last part of an address without its extension: equal for two addresses of the same page. */
export function pageOf(url: string): string {
  return (
    (url.split(/[?#&]/)[0] ?? '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  )
}

/** Year and number of 〔2025〕7号, 2025年第21号, or 第4号 of the year of publication; null if there is none. */
export function numberIn(text: string, publishedOn: string): Decision['number'] {
  const [, year, number] = /(\d{4})\D{0,3}?(\d+)号/.exec(text) ?? []
  if (year !== undefined && number !== undefined) return { year: Number(year), number: Number(number) }
  const [, bare] = /第(\d+)号/.exec(text) ?? []
  return bare === undefined ? null : { year: Number(publishedOn.slice(0, 4)), number: Number(bare) }
}

/**
 * Removes control and format characters and collapses white space: the collections have zero-width characters inside
 * names.
 */
export function clean(text: string): string {
  return text
    .replace(/[\p{Cf}\uFEFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const forms = /\b(incorporated|inc|llc|l l c|corporation|corp|company|co|limited|ltd|plc|lp|gmbh|the)\b/g
const wholeFold = cached((name) => foldName(name).replaceAll(' ', ''))
const bareFold = cached((name) => foldName(name).replace(forms, '').replaceAll(' ', ''))
const shortestPart = { han: 4, other: 8 }

const folds: readonly ((name: string) => string)[] = [wholeFold, bareFold]

/**
 * The party of a decision that a row of another collection means: first by an equal name in either language, then by
 * the name without its legal form, then by a name that contains the other. Undefined if there is none, or if the last
 * rule fits several.
 */
export function findParty(parties: readonly Party[], names: readonly (string | null)[]): Party | undefined {
  const asked = names.flatMap((name) => name || [])
  for (const fold of folds) {
    const wanted = new Set(asked.map(fold).filter((name) => name !== ''))
    const found = parties.find((party) => namesOf(party).some((name) => wanted.has(fold(name))))
    if (found) return found
  }
  const containing = parties.filter((party) =>
    namesOf(party).some((name) => asked.some((other) => contains(wholeFold(name), wholeFold(other)))),
  )
  return containing.length === 1 ? containing[0] : undefined
}

function contains(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a]
  return short.length >= (/\p{Script=Han}/u.test(short) ? shortestPart.han : shortestPart.other) && long.includes(short)
}

function namesOf(party: Party): string[] {
  return [party.zh, party.en, ...party.aliases].filter((name) => name !== null)
}

/** Fills the gaps of a party from another collection; other spellings of its name become aliases. */
export function enrich(party: Party, more: Party): void {
  const known = new Set(namesOf(party).map(wholeFold))
  for (const language of ['zh', 'en'] as const) party[language] ??= more[language]
  for (const name of namesOf(more)) {
    if (known.has(wholeFold(name)) || name === party.zh || name === party.en) continue
    known.add(wholeFold(name))
    party.aliases.push(name)
  }
  if (more.kind !== 'company' && party.kind === 'company') party.kind = more.kind
  party.position = either(party.position, more.position)
  party.reason = either(party.reason, more.reason)
  if (party.measures.length === 0) party.measures = more.measures
  if (party.addresses.length === 0) party.addresses = more.addresses
  party.sex ??= more.sex
  party.countryCode ??= more.countryCode
  party.qid ??= more.qid
  party.url ??= more.url
  party.endedOn ??= more.endedOn
  party.endNote ??= more.endNote
  if (party.suspensions.length === 0) party.suspensions = more.suspensions
  for (const fact of more.facts) {
    if (!party.facts.some(({ key, value }) => key === fact.key && value === fact.value)) party.facts.push(fact)
  }
}

export function either(one: PublishedText, other: PublishedText): PublishedText {
  return { zh: one.zh ?? other.zh, en: one.en ?? other.en }
}

/** Caches folded names: each of a few thousand short names is compared with many others. */
function cached(fold: (name: string) => string): (name: string) => string {
  const foldedNames = new Map<string, string>()
  return (name) => {
    let folded = foldedNames.get(name)
    if (folded === undefined) {
      folded = fold(name)
      foldedNames.set(name, folded)
    }
    return folded
  }
}
