import {
  type ListingEvent,
  listingEvents,
  listingsBefore,
  listsChanged,
  listsOf,
} from '@qingdan/database/listing-events.ts'
import type { Listing } from '@qingdan/database/record.ts'
import type { FieldChange } from '@qingdan/database/schema.ts'
import type { HistoryEntry } from '../../contract/detail.ts'
import { listNameCn } from '../../subjects/list-names.ts'
import { statusLabels } from '../../subjects/status-labels.ts'
import { stateAfterTerm } from '../../subjects/term-end.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { asPublished, eventLabels, fieldLabels } from './phrases.ts'
import { renderField } from './render.ts'
import type { ChangeRow, RecordRow } from './repository.ts'

type Status = 0 | 1 | 2 | 3

interface Event {
  date: string
  status: Status
  source: SourceRow
  /** The list inside the source; null for a change of a record that is on several. */
  list: string | null
  changes: FieldChange[]
  /** Statements of the publisher about an entry that stays on its list. */
  stated: ListingEvent | null
  /** The term of the entry ended, and whether its list renewed it is not known. */
  isLapsed: boolean
  /** Orders events of one day: recorded ones by id, the publisher's before them. */
  order: number
}

/**
 * The dated changes of a subject, newest first: changes between two files, merged with the dates the publishers state. A recorded addition to a list
 * and the listing date on that list are one event, on the publisher's date; an amendment date is merged with the change that introduced it. Ends,
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

function eventsOfRecord({ record, valid_to }: RecordRow, recorded: ChangeRow[], source: SourceRow): Event[] {
  const { seen, past } = listChangesOf(record.listings, recorded)
  const stated = [...listingEvents(record.listings), ...listingEvents(past)]
  const additionOf = (event: ListingEvent) => (event.kind === 'listed' ? additionTo(event, seen) : undefined)
  const merged = new Set(stated.map(additionOf))
  const standing = valid_to === null && source.traits.endsAreTerms ? record.listings : []
  const published = stated.flatMap((event): Event[] => {
    const { date, kind, list } = event
    const isLapsed = kind === 'ended' && standing.some((entry) => isLapsedOn(entry, event))
    const status = kind === 'listed' ? 1 : kind === 'ended' && !isLapsed ? 3 : 2
    if (kind === 'amended' && recorded.some((change) => introducedDate(change, date))) return []
    return [{ date, status, source, list, changes: [], stated: event, isLapsed, order: additionOf(event)?.id ?? 0 }]
  })
  const noticed = seen
    .filter((change) => !merged.has(change))
    .map(({ id, date, status, list, changes }): Event => {
      return { date, status, source, list, changes, stated: null, isLapsed: false, order: id }
    })
  return [...published, ...noticed]
}

function isLapsedOn(entry: Listing, { list, date }: ListingEvent): boolean {
  return entry.list === list && entry.endedOn === date && stateAfterTerm(entry) === 'unknown'
}

/** What a recorded change did on one list. */
interface ListChange {
  id: number
  date: string
  status: Status
  list: string | null
  changes: FieldChange[]
}

/**
 * The recorded changes list by list, newest first. A file adds or withdraws a record with all its lists, and a change of a record can be an
 * addition to one list and a removal from another. What the lists were before follows from each change; `past` has the entries on lists that the
 * party left.
 */
function listChangesOf(
  listings: readonly Listing[],
  recorded: readonly ChangeRow[],
): { seen: ListChange[]; past: Listing[] } {
  let after = [...listings]
  const past: Listing[] = []
  const seen = recorded
    .toSorted((a, b) => b.id - a.id)
    .flatMap(({ id, changed_on: date, data_status, changes }): ListChange[] => {
      const on = (list: string | null, status: Status) => ({ id, date, status, list, changes: [] })
      const lists = listsOf(after)
      const only = lists.length === 1 ? (lists[0] ?? null) : null
      if (data_status === 0) return [on(only, 0)]
      if (data_status !== 2) return lists.map((list) => on(list, data_status))
      const before = listingsBefore(after, changes)
      const { joined, left } = listsChanged(before, after)
      const isAllSaid = changes.every(({ field }) => field === 'listings') && isSameBut(before, left, after, joined)
      past.push(...before.filter(({ list }) => left.includes(list)))
      after = before
      const rest = isAllSaid ? [] : [{ ...on(only, 2), changes }]
      return [...joined.map((list) => on(list, 1)), ...left.map((list) => on(list, 3)), ...rest]
    })
  return { seen, past }
}

/** Whether nothing but the lists joined and left differs. */
function isSameBut(before: Listing[], left: string[], after: Listing[], joined: string[]): boolean {
  if (left.length + joined.length === 0) return false
  const keptBefore = before.filter(({ list }) => !left.includes(list))
  const keptAfter = after.filter(({ list }) => !joined.includes(list))
  return keptBefore.every((entry) => keptAfter.includes(entry)) && keptBefore.length === keptAfter.length
}

/** The recorded addition that belongs to the listing date of its list: the first one on or after that date. */
function additionTo({ list, date }: ListingEvent, seen: readonly ListChange[]): ListChange | undefined {
  const first = seen.findLast((change) => change.list === list && change.date >= date)
  return first?.status === 1 ? first : undefined
}

/** Whether this recorded change introduced the date. */
function introducedDate({ changes, changed_on }: ChangeRow, date: string): boolean {
  const listings = changes.find(({ field }) => field === 'listings')
  if (!listings) return changed_on === date
  return JSON.stringify(listings.after ?? '').includes(date) && !JSON.stringify(listings.before ?? '').includes(date)
}

function toHistoryEntry({ date, status, source, list, changes, stated, isLapsed }: Event): HistoryEntry {
  const label = statusLabels[`${status}`]
  return {
    date,
    dataStatus: status,
    dataStatusCn: label.zh,
    dataStatusEn: label.en,
    sourceId: source.source_number,
    listName: list ?? source.list_name,
    listNameCn: (list === null ? null : listNameCn(list, source.listing_names)) ?? source.list_name_cn,
    event: stated && toStated(stated, isLapsed, source),
    changes: changes.map((change) => toFieldChange(change, source)),
  }
}

function toStated(stated: ListingEvent, isLapsed: boolean, source: SourceRow): HistoryEntry['event'] {
  const { kind, note, url } = stated
  if (kind === 'listed' || kind === 'amended') return null
  const happened = isLapsed ? 'lapsed' : whatHappened(kind, stated.date, source)
  const { zh, en } = eventLabels[happened]
  const known = happened === 'lapsed' || happened === 'unknown' ? 'unknown' : kind
  return { kind: known, labelCn: zh, labelEn: en, note: note.zh, noteEn: note.en, url }
}

/** A resumption after the last edition only follows from the end of the suspension; no text states it. */
function whatHappened(kind: 'ended' | 'suspended' | 'resumed', date: string, { published_on, traits }: SourceRow) {
  if (kind === 'resumed' && published_on !== null && date > published_on) return 'unknown'
  return kind === 'ended' && traits.endsAreTerms ? 'expired' : kind
}

function toFieldChange({ field, before, after }: FieldChange, { traits }: SourceRow): HistoryEntry['changes'][number] {
  const label = isField(field) ? fieldLabels[field] : asPublished(field)
  const lines = { before: renderField(field, before, traits), after: renderField(field, after, traits) }
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
