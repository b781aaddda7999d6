import type { NoticeChange, NoticeParty, NoticeReading } from './notice-reading.ts'
import type { Listing, PublishedText, SourceRecord, Suspension } from './record.ts'

export type NoticeEffectKind =
  | 'added'
  /** The list says so already. */
  | 'present'
  | 'suspended'
  /** Suspended for longer: the stretch continues one that has not ended. */
  | 'prolonged'
  | 'stopped'
  | 'resumed'
  /** No record of the list is the one that the change is about. */
  | 'unmatched'

/** What a notice changes in a list, for one party or one record. */
export interface NoticeEffect {
  kind: NoticeEffectKind
  /** Place in the reading's parties (`added`, and `present` with `party`) or changes (all others). */
  index: number
  isOfParty: boolean
  name: PublishedText
  /** The record of the list that is concerned; null if it is new, or none. */
  publisherId: string | null
  /** Records of the same list that have the same name by earlier notices. */
  earlier: string[]
  from: string | null
  until: string | null
}

/** What a reading changes in the list that consists of `records`. */
export function effectsOf(reading: NoticeReading, records: readonly SourceRecord[]): NoticeEffect[] {
  const byName = recordsByName(records)
  return [
    ...reading.parties.map((party, index) => partyEffect(reading, party, index, byName)),
    ...reading.changes.flatMap((change, index) => changeEffects(change, index, records, byName)),
  ]
}

/** Whether it may be published: it changes something, and there is no change whose record is not found. */
export function isPublishable(effects: readonly NoticeEffect[]): boolean {
  return effects.some(({ kind }) => kind !== 'present') && effects.every(({ kind }) => kind !== 'unmatched')
}

type ByName = ReadonlyMap<string, readonly SourceRecord[]>

function partyEffect(reading: NoticeReading, party: NoticeParty, index: number, byName: ByName): NoticeEffect {
  const alike = named([party.zh, party.en], byName)
  const present = alike.find((record) => isOfNotice(record, reading.number, reading.publishedOn))
  return {
    kind: present === undefined ? 'added' : 'present',
    index,
    isOfParty: true,
    name: { zh: party.zh, en: party.en },
    publisherId: present?.publisherId ?? null,
    earlier: present === undefined ? alike.map(({ publisherId }) => publisherId) : [],
    from: reading.effectiveOn,
    until: null,
  }
}

function changeEffects(
  change: NoticeChange,
  index: number,
  records: readonly SourceRecord[],
  byName: ByName,
): NoticeEffect[] {
  const shared = { index, isOfParty: false, earlier: [], from: change.from, until: change.until }
  const isNamed = change.target !== null || change.targetDay !== null
  const ofNotice = isNamed ? records.filter((record) => isOfNotice(record, change.target, change.targetDay)) : records
  const unmatched = (zh: string): NoticeEffect => ({
    ...shared,
    kind: 'unmatched',
    name: { zh, en: null },
    publisherId: null,
  })
  const matched = (record: SourceRecord): NoticeEffect => ({
    ...shared,
    kind: kindOf(change, record),
    name: nameOf(record),
    publisherId: record.publisherId,
  })
  if (change.names.length > 0) {
    return change.names.flatMap((name) => {
      const found = named([name], byName).filter((record) => ofNotice.includes(record))
      return found.length === 0 ? [unmatched(name)] : found.map(matched)
    })
  }
  const found = isNamed ? ofNotice : []
  return found.length === 0 ? [unmatched(change.target ?? change.text)] : found.map(matched)
}

function kindOf(change: NoticeChange, record: SourceRecord): NoticeEffect['kind'] {
  const listing = record.listings[0]
  if (change.action === 'stop') return listing?.endedOn === change.from ? 'present' : 'stopped'
  const stretches = listing?.suspensions ?? []
  const before = change.from === null ? null : dayBefore(change.from)
  if (change.action === 'resume')
    return stretches.some(({ to }) => to === null || to > (before ?? '')) ? 'resumed' : 'present'
  const to = change.until === null ? null : dayBefore(change.until)
  if (stretches.some((stretch) => stretch.from === change.from && (to === null || stretch.to === to))) return 'present'
  return stretches.some((stretch) => isContinued(stretch, before)) ? 'prolonged' : 'suspended'
}

function isContinued({ to }: Suspension, before: string | null): boolean {
  return to === null || (before !== null && to >= before)
}

/** The listing with a change applied; stretches end before a new one begins. */
export function withChange(listing: Listing, change: NoticeChange, notes: PublishedText, url: string): Listing {
  const { action, from, until } = change
  if (from === null) return listing
  if (action === 'stop') return { ...listing, endedOn: from, endNote: notes }
  const ended = (listing.suspensions ?? [])
    .filter((stretch) => stretch.from === null || stretch.from < from)
    .map((stretch) => (stretch.to === null || stretch.to >= from ? { ...stretch, to: dayBefore(from) } : stretch))
  if (action === 'resume') return { ...listing, suspensions: ended }
  const stretch: Suspension = { from, to: until === null ? null : dayBefore(until), note: notes, url }
  return { ...listing, suspensions: [...ended, stretch] }
}

/** Whether a record was listed by this notice: by number, or by day if the text gives only that. */
function isOfNotice({ listings }: SourceRecord, number: string | null, day: string | null): boolean {
  const notice = listings[0]?.notice
  if (notice === undefined) return false
  if (number === null) return day !== null && notice.publishedOn === day
  return noticeKey(notice.number.zh, notice.publishedOn ?? null) === noticeKey(number, day)
}

/** Body, year and number of a notice; null without a number. 不可靠实体清单工作机制 and …公告 are the same. */
export function noticeKey(number: string | null, publishedOn: string | null): string | null {
  const [, year, count] = /(\d{4})?(?:年第|〕|第)(\d+)号/.exec((number ?? '').replace(/\s+/g, '')) ?? []
  if (number === null || count === undefined) return null
  const body = /不可靠实体/.test(number)
    ? 'uel'
    : /外交部/.test(number)
      ? 'mfa'
      : /令/.test(number)
        ? 'order'
        : 'mofcom'
  return `${body}-${year ?? publishedOn?.slice(0, 4) ?? ''}-${count}`
}

function recordsByName(records: readonly SourceRecord[]): ByName {
  const byName = new Map<string, SourceRecord[]>()
  for (const record of records) {
    for (const key of new Set(record.names.map(({ value }) => foldedName(value)))) {
      byName.set(key, [...(byName.get(key) ?? []), record])
    }
  }
  return byName
}

function named(names: readonly (string | null)[], byName: ByName): SourceRecord[] {
  return [...new Set(names.flatMap((name) => (name === null ? [] : (byName.get(foldedName(name)) ?? []))))]
}

/** Notices and collections write names with other spaces and marks. */
function foldedName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{P}\p{Z}\p{S}\p{Cf}]/gu, '')
    .toLowerCase()
}

function nameOf({ names }: SourceRecord): PublishedText {
  const isHan = (value: string) => /\p{Script=Han}/u.test(value)
  return {
    zh: names.find(({ value }) => isHan(value))?.value ?? null,
    en: names.find(({ value }) => !isHan(value))?.value ?? null,
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
