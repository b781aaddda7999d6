import type { Listing, PublishedText } from './record.ts'
import type { FieldChange } from './schema.ts'

/**
 * A dated statement of a publisher about a party on one of its lists. A record can be on several lists of its
 * publisher, each since its own day.
 */
export interface ListingEvent {
  /** Name of the list inside the source, as published. */
  list: string
  /** ISO day. */
  date: string
  /** `amended` also for a second entry on a list that the party is on already. */
  kind: 'listed' | 'amended' | 'suspended' | 'resumed' | 'ended'
  note: PublishedText
  url: string | null
}

const nothing: PublishedText = { zh: null, en: null }

/** Every dated event that a record states, each once, list by list. */
export function listingEvents(listings: readonly Listing[]): ListingEvent[] {
  const events = [...Map.groupBy(listings, ({ list }) => list)].flatMap(([list, entries]) =>
    eventsOfList(entries).map((event) => ({ list, ...event })),
  )
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()]
}

type EventOfList = Omit<ListingEvent, 'list'>

function eventsOfList(entries: readonly Listing[]): EventOfList[] {
  const dated = entries.flatMap(({ listedOn }) => listedOn ?? [])
  const amended = entries.flatMap(({ amendedOn }) => amendedOn).filter((day) => !dated.includes(day))
  return [
    ...dated.map((day) => plain(day, stoodOn(entries, day) ? 'amended' : 'listed')),
    ...amended.map((day) => plain(day, 'amended')),
    ...entries.flatMap((entry) => periodEvents(entry, entries.length > 1 ? entry.programmes.join('; ') : '')),
  ]
}

function plain(date: string, kind: ListingEvent['kind']): EventOfList {
  return { date, kind, note: nothing, url: null }
}

/** Whether the party was on the list already when an entry was added on that day. */
function stoodOn(entries: readonly Listing[], day: string): boolean {
  return entries.some(
    ({ listedOn, endedOn }) => listedOn !== null && listedOn < day && (endedOn === undefined || endedOn > day),
  )
}

/**
 * Days on which an entry ended, was suspended or resumed. Two suspensions without a day between them are two events
 * without a resumption; one without a first day is no event. `programme` stands for a missing note.
 */
function periodEvents({ endedOn, endNote, suspensions = [] }: Listing, programme: string): EventOfList[] {
  const noteOf = (note: PublishedText) =>
    note.zh === null && note.en === null && programme !== '' ? { zh: programme, en: programme } : note
  const isOver = (day: string) => endedOn !== undefined && endedOn <= day
  const events: EventOfList[] = []
  for (const { from, to, note, url } of suspensions) {
    if (from !== null && !isOver(from)) {
      events.push({ date: from, kind: 'suspended', note: noteOf(note), url: url ?? null })
    }
    const next = to === null ? null : dayAfter(to)
    const isFollowed = suspensions.some((other) => next !== null && covers(other, next))
    if (next !== null && !isFollowed && !isOver(next)) {
      events.push({ date: next, kind: 'resumed', note: noteOf(nothing), url: null })
    }
  }
  if (endedOn !== undefined) events.push({ date: endedOn, kind: 'ended', note: noteOf(endNote ?? nothing), url: null })
  return events
}

function covers({ from, to }: NonNullable<Listing['suspensions']>[number], day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** The listings of a record before a recorded change, from those after it. */
export function listingsBefore(after: readonly Listing[], changes: readonly FieldChange[]): Listing[] {
  const change = changes.find(({ field }) => field === 'listings')
  if (!Array.isArray(change?.before) || !Array.isArray(change.after)) return [...after]
  const come = new Set(change.after.map((entry) => JSON.stringify(entry)))
  return [...after.filter((entry) => !come.has(JSON.stringify(entry))), ...(change.before as Listing[])]
}

/** Lists that the party joined and left between two states of its record. */
export function listsChanged(
  before: readonly Listing[],
  after: readonly Listing[],
): { joined: string[]; left: string[] } {
  const [old, present] = [listsOf(before), listsOf(after)]
  return {
    joined: present.filter((list) => !old.includes(list)),
    left: old.filter((list) => !present.includes(list)),
  }
}

/** The lists of a record, each once, in its order. */
export function listsOf(listings: readonly Pick<Listing, 'list'>[]): string[] {
  return [...new Set(listings.map(({ list }) => list))]
}

/** First day of the party on a list, ISO: of the entries that still stand on `day`, otherwise of all; null if undated. */
export function listedSince(entries: readonly Pick<Listing, 'listedOn' | 'endedOn'>[], day: string): string | null {
  const standing = entries.filter(({ endedOn }) => endedOn === undefined || endedOn > day)
  const dates = (standing.length > 0 ? standing : entries).flatMap(({ listedOn }) => listedOn ?? [])
  return dates.toSorted()[0] ?? null
}
