import type { Listing, PublishedText } from '@qingdan/database/record.ts'
import type { HistoryEntry } from '../../contract/detail.ts'

export interface ListingEvent {
  date: string
  kind: NonNullable<HistoryEntry['event']>['kind']
  note: PublishedText
  url: string | null
}

const nothing: PublishedText = { zh: null, en: null }

/**
 * Days on which an entry ended, was suspended or resumed, as stated by its publisher. Two suspensions without a day between them are two events
 * without a resumption; one without a first day is no event.
 */
export function listingEvents({ endedOn, endNote, suspensions = [] }: Listing): ListingEvent[] {
  const isOver = (day: string) => endedOn !== undefined && endedOn <= day
  const events: ListingEvent[] = []
  for (const { from, to, note, url } of suspensions) {
    if (from !== null && !isOver(from)) events.push({ date: from, kind: 'suspended', note, url: url ?? null })
    const next = to === null ? null : dayAfter(to)
    const rests = suspensions.some((other) => next !== null && covers(other, next))
    if (next !== null && !rests && !isOver(next)) {
      events.push({ date: next, kind: 'resumed', note: nothing, url: null })
    }
  }
  if (endedOn !== undefined) events.push({ date: endedOn, kind: 'ended', note: endNote ?? nothing, url: null })
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
