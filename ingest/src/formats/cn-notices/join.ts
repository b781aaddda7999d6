import type { PublishedText } from '@qingdan/database/record.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import type { Warnings } from '../../warnings.ts'
import { announcedChanges } from './announced-changes.ts'
import { type Change, type Decision, either, enrich, findParty, nothingSaid, type Party, pageOf } from './decision.ts'
import type { Row } from './read-csv.ts'
import type { PlainRow } from './read-json.ts'
import type { ReadNotice } from './read-notices.ts'

export interface Collected {
  notices: ReadNotice[]
  rows: Row[]
  plain: PlainRow[]
}

/**
 * Gives each party of each decision once, whichever collections name it. Notices come first, then rows with a number,
 * then the rest; each finds its decision by number, page, or issuing body and day, and its party by name. A row
 * without a match is added, never dropped.
 */
export function join(collected: Collected, warnings: Warnings): Decision[] {
  const decisions = collected.notices.flatMap((notice) => notice.decisions)
  const dated = collected.rows.filter(({ on }) => on !== null)
  const byNumber = [...dated].sort((a, b) => Number(b.number !== undefined) - Number(a.number !== undefined))
  for (const row of byNumber) addRow(decisions, row)
  for (const row of collected.rows.filter(({ on }) => on === null)) addUndated(decisions, row, warnings)
  for (const row of collected.plain) confirm(decisions, row, warnings)
  for (const investigation of collected.notices.flatMap((notice) => notice.investigated)) {
    addInvestigation(decisions, investigation, warnings)
  }
  for (const decision of decisions) inheritMeasures(decision)
  const announced = collected.notices.flatMap((notice) => notice.changes)
  applyChanges(decisions, [...announced, ...announcedChanges.filter((change) => !isKnown(change, announced))], warnings)
  return decisions
}

function addRow(decisions: Decision[], row: Row): void {
  const candidates = decisionsOf(decisions, row)
  for (const decision of candidates) {
    const party = findParty(decision.parties, [row.party.zh, row.party.en, ...row.party.aliases])
    if (party === undefined) continue
    enrich(party, row.party)
    return
  }
  const [decision] = candidates
  const misspelt = decision?.parties.find((party) => party.order === row.place && isAlike(party, row.party))
  if (misspelt) enrich(misspelt, row.party)
  else if (decision) decision.parties.push(withFreePlace(row.party, decision))
  else decisions.push(toDecision(row))
}

/**
 * Two names at the same position of the same notice that share half the words of the shorter one are two
 * romanisations of one party.
 */
function isAlike(party: Party, other: Party): boolean {
  if (party.en === null || other.en === null || (party.kind === 'person') !== (other.kind === 'person')) return false
  const words = (name: string) => [...new Set(foldName(name).split(' '))]
  const [mine, theirs] = [words(party.en), words(other.en)]
  return mine.filter((word) => theirs.includes(word)).length * 2 >= Math.min(mine.length, theirs.length)
}

function withFreePlace(party: Party, { parties }: Decision): Party {
  return parties.some(({ order }) => order !== null && order === party.order) ? { ...party, order: null } : party
}

/** By number; otherwise those on the same page, then those of the same body and day. */
function decisionsOf(decisions: Decision[], row: Row): Decision[] {
  const ofList = decisions.filter((decision) => decision.list === row.list)
  if (row.number) return ofList.filter(({ number }) => isSame(number, row.number))
  const page = pageOf(row.url)
  const onPage = ofList.filter(
    (decision) => decision.authority !== 'tao' && decision.urls.some((url) => pageOf(url) === page),
  )
  const ofDay = ofList.filter(
    (decision) =>
      isOfBody(decision, row) &&
      (decision.publishedOn === row.on || decision.effectiveOn === row.on) &&
      (decision.number !== null || decision.urls.some((url) => pageOf(url) === page)),
  )
  return [...new Set([...onPage, ...ofDay])]
}

/** The table names the ministry in place of the mechanism that it leads. */
function isOfBody(decision: Decision, row: Row): boolean {
  const bodyOf = (authority: Decision['authority']) => (authority === 'uel' ? 'mofcom' : authority)
  return bodyOf(decision.authority) === bodyOf(row.authority)
}

function isSame(a: Decision['number'] | undefined, b: Decision['number'] | undefined): boolean {
  return a !== null && a !== undefined && a.year === b?.year && a.number === b.number
}

function toDecision(row: Row): Decision {
  return {
    list: row.list,
    authority: row.authority,
    number: row.number ?? null,
    numberText: row.numberText ?? nothingSaid,
    title: row.title ?? nothingSaid,
    publishedOn: row.on ?? '',
    effectiveOn: row.on ?? '',
    urls: [row.url],
    legalBases: [],
    text: null,
    parties: [row.party],
  }
}

/** A row without a day repeats a party for which another row gives the day. */
function addUndated(decisions: Decision[], row: Row, warnings: Warnings): void {
  const named = decisions
    .filter(({ list }) => list === row.list)
    .flatMap(({ parties }) => findParty(parties, [row.party.zh, row.party.en]) ?? [])
  const [party] = named
  if (party === undefined || named.length > 1) warnings.add('party-without-date', row.party.en ?? row.party.zh ?? '')
  else enrich(party, row.party)
}

/**
 * The plain collection is only compared: a party that the others lack is reported, since a script cut its names out
 * of the text.
 */
function confirm(decisions: Decision[], row: PlainRow, warnings: Warnings): void {
  const parties = decisions
    .filter((decision) => decision.list === row.list && decision.publishedOn === row.on)
    .flatMap((decision) => decision.parties)
  if (findParty(parties, row.names) === undefined) warnings.add('party-unmatched', `${row.on} ${row.names.join(' / ')}`)
}

function addInvestigation(
  decisions: Decision[],
  { list, party, on, title }: ReadNotice['investigated'][number],
  warnings: Warnings,
): void {
  const listed = decisions
    .filter((decision) => decision.list === list && decision.publishedOn >= on)
    .flatMap(({ parties }) => findParty(parties, [party.zh, party.en]) ?? [])
  if (listed.length === 0) warnings.add('investigation-without-listing', title.zh ?? '')
  for (const found of listed) {
    found.facts.push({ key: 'investigation', label: 'Investigation', value: `${on} ${title.zh ?? title.en ?? ''}` })
  }
}

/**
 * Copies measures and reason to all parties of the same kind in one decision, if all parties that have them agree.
 */
function inheritMeasures({ parties }: Decision): void {
  for (const isPerson of [true, false]) {
    const alike = parties.filter(({ kind }) => (kind === 'person') === isPerson)
    const measures = new Map(
      alike
        .filter((party) => party.measures.length > 0)
        .map((party) => [JSON.stringify(party.measures), party.measures]),
    )
    const reasons = new Map(
      alike.filter(({ reason }) => reason.zh ?? reason.en).map(({ reason }) => [JSON.stringify(reason), reason]),
    )
    const [measure] = measures.size === 1 ? measures.values() : []
    const [reason] = reasons.size === 1 ? reasons.values() : []
    for (const party of alike) {
      if (party.measures.length === 0 && measure) party.measures = measure
      if (reason) party.reason = either(party.reason, reason)
    }
  }
}

function isKnown(change: Change, announced: readonly Change[]): boolean {
  return announced.some(
    (other) => other.list === change.list && isSame(other.target, change.target) && other.from === change.from,
  )
}

/** Periods in order of time; an open one lasts until the next change. */
function applyChanges(decisions: Decision[], changes: readonly Change[], warnings: Warnings): void {
  const sorted = [...changes].sort((a, b) => (a.from < b.from ? -1 : 1))
  for (const [index, change] of sorted.entries()) {
    const decision = decisions.find(({ list, number }) => list === change.list && isSame(number, change.target))
    if (decision === undefined) {
      // A change that only we know of waits for its notice; a change stated by the bundle must find its notice.
      if (!announcedChanges.includes(change)) warnings.add('change-without-notice', change.note ?? '')
      continue
    }
    const next = sorted
      .slice(index + 1)
      .find((later) => later.list === change.list && isSame(later.target, change.target))
    for (const party of decision.parties) apply(party, change, next, decision.numberText)
  }
}

function apply(party: Party, change: Change, next: Change | undefined, number: PublishedText): void {
  const note = { zh: change.note, en: englishNote(change, number) }
  if (change.action === 'stop') {
    party.endedOn = change.from
    party.endNote = note
    return
  }
  const ends = [change.until, next?.from ?? null].filter((day) => day !== null).sort()
  party.suspensions = [
    ...party.suspensions,
    {
      from: change.from,
      to: ends[0] === undefined ? null : dayBefore(ends[0]),
      note,
      ...(change.url === null ? {} : { url: change.url }),
    },
  ]
}

/** What a change means, in English. */
export function englishNote(change: Pick<Change, 'action' | 'from' | 'until'>, number: PublishedText): string {
  const measures = `Measures of ${number.en ?? number.zh ?? 'the decision'}`
  if (change.action === 'stop') return `${measures} ended from ${change.from}`
  if (change.until === null) return `${measures} suspended from ${change.from}, no end stated`
  const days = Math.round((Date.parse(change.until) - Date.parse(change.from)) / 86_400_000)
  const long = days === 365 || days === 366 ? 'one year' : `${days} days`
  return `${measures} suspended for ${long} from ${change.from}`
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
