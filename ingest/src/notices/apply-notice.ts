import { effectsOf, noticeKey, withChange } from '@qingdan/database/notice-effects.ts'
import type { NoticeChange, NoticeParty, NoticeReading } from '@qingdan/database/notice-reading.ts'
import type { PublishedText, SourceRecord } from '@qingdan/database/record.ts'
import { documentTypes, lawNamed, listIds } from '../formats/cn-notices/cn-lists.ts'
import { type Decision, emptyParty, numberIn, type Party } from '../formats/cn-notices/decision.ts'
import { englishNote } from '../formats/cn-notices/join.ts'
import { toRecords } from '../formats/cn-notices/normalise.ts'
import { Rejected } from '../rejected.ts'
import type { Warnings } from '../warnings.ts'

/** A notice that a person confirmed. */
export interface ConfirmedNotice {
  noticeId: number
  /** Of the person's verdict. */
  version: number
  url: string
  text: string
  reading: NoticeReading
}

/**
 * The records of a list after a notice: with the listings that it changes, and its new parties at the end. What the list says already stays as it is,
 * ids too. Throws `Rejected` for a reading that names no list or no day.
 */
export function applyNotice(
  records: readonly SourceRecord[],
  notice: ConfirmedNotice,
  warnings: Warnings,
): SourceRecord[] {
  const { reading, url } = notice
  const effects = effectsOf(reading, records)
  const changed = new Map(records.map((record) => [record.publisherId, record]))
  for (const { isOfParty, publisherId, index } of effects) {
    const [record, change] = [changed.get(publisherId ?? ''), reading.changes[index]]
    if (isOfParty || record === undefined || change === undefined) continue
    changed.set(record.publisherId, withChangedListing(record, change, url))
  }
  const added = new Set(effects.filter(({ kind }) => kind === 'added').map(({ index }) => index))
  if (added.size === 0) return [...changed.values()]
  const decision = toDecision(notice, records, added)
  return [...changed.values(), ...toRecords([withFreeIds(decision, changed)], warnings)]
}

function withChangedListing(record: SourceRecord, change: NoticeChange, url: string): SourceRecord {
  const [listing, ...others] = record.listings
  if (listing === undefined) return record
  const number = listing.notice?.number ?? { zh: change.target, en: null }
  const note = { zh: change.text, en: englishNoteOf(change, number) }
  return { ...record, listings: [withChange(listing, change, note, url), ...others] }
}

function englishNoteOf({ action, from, until }: NoticeChange, number: PublishedText): string | null {
  return action === 'resume' || from === null ? null : englishNote({ action, from, until }, number)
}

function toDecision(
  { reading, url, text }: ConfirmedNotice,
  records: readonly SourceRecord[],
  added: ReadonlySet<number>,
): Decision {
  const list = listIds.find((id) => id === reading.sourceId)
  if (list === undefined || reading.publishedOn === null) throw new Rejected('The notice names no list, or no day.')
  const english = englishMeasures(records)
  return {
    list,
    authority: reading.authority ?? 'mofcom',
    number: reading.number === null ? null : numberIn(reading.number, reading.publishedOn),
    numberText: numberTextOf(reading),
    title: { zh: reading.title, en: null },
    publishedOn: reading.publishedOn,
    effectiveOn: reading.effectiveOn ?? reading.publishedOn,
    urls: [url],
    legalBases: reading.legalBases.map(lawNamed),
    text,
    parties: reading.parties
      .map((party, index) => toParty(party, index, reading, english))
      .filter((_, index) => added.has(index)),
  }
}

function toParty(
  party: NoticeParty,
  index: number,
  reading: NoticeReading,
  english: ReadonlyMap<string, string>,
): Party {
  const facts: Party['facts'] = []
  if (reading.effectiveTime !== null) {
    facts.push({
      key: 'effective-time',
      label: 'Effective from',
      value: `${reading.effectiveOn} ${reading.effectiveTime}`,
    })
  }
  if (party.withBranches) facts.push({ key: 'extends-to', label: 'Extends to', value: '其分支机构 (its branches)' })
  return {
    ...emptyParty(party.kind),
    zh: party.zh,
    en: party.en,
    position: { zh: party.position, en: null },
    sex: party.sex,
    addresses: party.address === null ? [] : [{ text: party.address }],
    reason: { zh: reading.reason, en: null },
    measures: party.measures.map((zh) => ({ zh, en: english.get(zh) ?? null })),
    order: index + 1,
    facts,
  }
}

/** How earlier notices of the list have the same measure in English. */
function englishMeasures(records: readonly SourceRecord[]): Map<string, string> {
  const measures = records.flatMap(({ listings }) => listings[0]?.notice?.measures ?? [])
  return new Map(measures.flatMap(({ zh, en }) => (zh === null || en === null ? [] : [[zh, en] as const])))
}

const typeOf: Readonly<Record<string, string>> = {
  uel: 'cn/unreliable-entity-list-working-mechanism-announcement',
  mofcom: 'cn/ministry-of-commerce-announcement',
  order: 'cn/ministry-of-commerce-order',
  mfa: 'cn/ministry-of-foreign-affairs-order',
}

/** The number in both languages, as the list's other notices have it. */
function numberTextOf({ number, publishedOn }: NoticeReading): PublishedText {
  const [body = '', year, count] = noticeKey(number, publishedOn)?.split('-') ?? []
  return documentTypes[typeOf[body] ?? '']?.number?.(Number(year), Number(count)) ?? { zh: number, en: null }
}

/** A place in the notice that a record has already gives another party no id: that one is made from its name. */
function withFreeIds(decision: Decision, taken: ReadonlyMap<string, SourceRecord>): Decision {
  const { number } = decision
  const isTaken = ({ order }: Party) => number !== null && taken.has(`${number.year}-${number.number}-${order}`)
  return { ...decision, parties: decision.parties.map((party) => (isTaken(party) ? { ...party, order: null } : party)) }
}
