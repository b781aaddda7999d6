import type { Listing } from '@qingdan/database/record.ts'
import type { FieldChange } from '@qingdan/database/schema.ts'
import type { HistoryEntry } from '../../contract/detail.ts'
import { statusLabels } from '../../subjects/status-labels.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { listNameCn } from './list-names.ts'
import { type ListingEvent, listingEvents } from './listing-events.ts'
import { asPublished, eventLabels, fieldLabels } from './phrases.ts'
import { renderField } from './render.ts'
import type { ChangeRow, RecordRow } from './repository.ts'

type Status = 0 | 1 | 2 | 3

interface Event {
  date: string
  status: Status
  source: SourceRow
  list: string
  changes: FieldChange[]
  /** Statements of the publisher about an entry that stays on its list. */
  stated?: ListingEvent
  /** Orders events of one day: recorded ones by id, the publisher's before them. */
  order: number
}

/**
 * The dated changes of a subject, newest first: changes between two files, merged with the dates the publishers state. A recorded addition and the
 * listing date of the same entry are one event, on the publisher's date; an amendment date is merged with the change that introduced it. Ends,
 * suspensions and resumptions are on their own days. Days after `today` (ISO) are left out.
 */
export function buildHistory(
  records: RecordRow[],
  changes: ChangeRow[],
  sources: SourceRow[],
  today: string,
): HistoryEntry[] {
  const sourceOf = new Map(sources.map((source) => [source.id, source]))
  const events = records.flatMap((row) => {
    const source = sourceOf.get(row.source_id)
    if (!source) return []
    const recorded = changes.filter(
      (change) => change.source_id === row.source_id && change.publisher_id === row.publisher_id,
    )
    return eventsOfRecord(row, recorded, source)
  })
  const past = events.filter(({ date }) => date <= today)
  return past.sort(newestFirst).map(toHistoryEntry)
}

function newestFirst(a: Event, b: Event): number {
  return b.date.localeCompare(a.date) || b.order - a.order
}

function eventsOfRecord({ record }: RecordRow, recorded: ChangeRow[], source: SourceRow): Event[] {
  const list = record.listings[0]?.list ?? source.list_name
  const listedOn = record.listings.map((listing) => listing.listedOn).filter((date) => date !== null)
  const [firstListed, ...laterListed] = [...new Set(listedOn)].sort()
  const addition = firstListed === undefined ? undefined : additionOf(recorded, firstListed)

  const event = (date: string, status: Status, changes: FieldChange[], order: number): Event => {
    return { date, status, source, list, changes, order }
  }
  const seen = recorded
    .filter((change) => change !== addition)
    .map((change) => event(change.changed_on, change.data_status, change.changes, change.id))
  const listing = firstListed === undefined ? [] : [event(firstListed, 1, [], addition?.id ?? 0)]
  const isUnseen = (date: string) => date !== firstListed && !recorded.some((change) => introducedDate(change, date))
  const again = laterListed.filter(isUnseen).map((date) => event(date, stoodOn(record.listings, date) ? 2 : 1, [], 0))
  const amendments = new Set(record.listings.flatMap(({ amendedOn }) => amendedOn))
  const stated = [...amendments]
    .filter((date) => isUnseen(date) && !laterListed.includes(date))
    .map((date) => event(date, 2, [], 0))
  return [...seen, ...listing, ...again, ...stated, ...statedEvents(record.listings, source)]
}

/** Whether the party was already on the list when it was listed again. */
function stoodOn(listings: Listing[], day: string): boolean {
  return listings.some(
    ({ listedOn, endedOn }) => listedOn !== null && listedOn < day && (endedOn === undefined || endedOn > day),
  )
}

/** For a party with several entries, the programme that ended. */
function statedEvents(listings: Listing[], source: SourceRow): Event[] {
  const events = listings.flatMap((listing) => {
    const programme = listings.length > 1 ? listing.programmes.join('; ') : ''
    return listingEvents(listing).map((stated): Event => {
      const { zh, en } = stated.note
      const note = zh === null && en === null && programme !== '' ? { zh: programme, en: programme } : stated.note
      const status = stated.kind === 'ended' ? 3 : 2
      const { list } = listing
      return { date: stated.date, status, source, list, changes: [], stated: { ...stated, note }, order: 0 }
    })
  })
  return [...new Map(events.map((event) => [JSON.stringify([event.list, event.stated]), event])).values()]
}

/** The recorded addition that belongs to the listing date: the one with no other event between them. */
function additionOf(recorded: ChangeRow[], listedOn: string): ChangeRow | undefined {
  return recorded.find(
    (change) =>
      change.data_status === 1 &&
      change.changed_on >= listedOn &&
      !recorded.some((other) => other.id < change.id && other.changed_on >= listedOn),
  )
}

/** Whether this recorded change introduced the date. */
function introducedDate({ changes, changed_on }: ChangeRow, date: string): boolean {
  const listings = changes.find(({ field }) => field === 'listings')
  if (!listings) return changed_on === date
  return JSON.stringify(listings.after ?? '').includes(date) && !JSON.stringify(listings.before ?? '').includes(date)
}

function toHistoryEntry({ date, status, source, list, changes, stated }: Event): HistoryEntry {
  const label = statusLabels[`${status}`]
  return {
    date,
    dataStatus: status,
    dataStatusCn: label.zh,
    dataStatusEn: label.en,
    sourceId: source.source_number,
    listName: list,
    listNameCn: listNameCn(list, source.listing_names) ?? source.list_name_cn,
    event: stated ? toStated(stated) : null,
    changes: changes.map(toFieldChange),
  }
}

function toStated({ kind, note, url }: ListingEvent): HistoryEntry['event'] {
  const { zh, en } = eventLabels[kind]
  return { kind, labelCn: zh, labelEn: en, note: note.zh, noteEn: note.en, url }
}

function toFieldChange({ field, before, after }: FieldChange): HistoryEntry['changes'][number] {
  const label = isField(field) ? fieldLabels[field] : asPublished(field)
  const lines = { before: renderField(field, before), after: renderField(field, after) }
  return { field, fieldCn: label.zh, fieldEn: label.en, ...onlyDifferent(lines) }
}

function isField(field: string): field is keyof typeof fieldLabels {
  return Object.hasOwn(fieldLabels, field)
}

/** Removes lines that are on both sides; if only the order changed, all lines are kept. */
function onlyDifferent(lines: { before: string[]; after: string[] }): { before: string[]; after: string[] } {
  const before = lines.before.filter((line) => !lines.after.includes(line))
  const after = lines.after.filter((line) => !lines.before.includes(line))
  return before.length === 0 && after.length === 0 ? lines : { before, after }
}
