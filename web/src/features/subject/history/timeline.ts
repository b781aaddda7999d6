import type { HistoryEntry } from '@qingdan/api/contract/detail.ts'

export type EventKind = 'added' | 'changed' | 'suspended' | 'resumed' | 'ended' | 'unknown'

export interface TimelineEvent extends HistoryEntry {
  /** Index in the whole history, used as the key of the event. */
  place: number
  kind: EventKind
}

/** Status codes of core-platform.md §3; 4 (no update) is not an event. */
const kindOfStatus: Readonly<Record<number, EventKind>> = { 0: 'ended', 1: 'added', 2: 'changed', 3: 'ended' }

/** The events of a history, in its order (newest first). */
export function toTimeline(history: readonly HistoryEntry[]): TimelineEvent[] {
  return history.flatMap((entry, place) => {
    const kind = entry.event?.kind ?? kindOfStatus[entry.dataStatus]
    return kind === undefined ? [] : [{ ...entry, place, kind }]
  })
}

export interface TimelineYear {
  year: string
  events: TimelineEvent[]
}

export function byYear(events: readonly TimelineEvent[]): TimelineYear[] {
  const years: TimelineYear[] = []
  for (const event of events) {
    const year = event.date.slice(0, 4)
    const last = years.at(-1)
    if (last?.year === year) last.events.push(event)
    else years.push({ year, events: [event] })
  }
  return years
}

export function countKinds(events: readonly TimelineEvent[]): Record<EventKind, number> {
  const counts: Record<EventKind, number> = { added: 0, changed: 0, suspended: 0, resumed: 0, ended: 0, unknown: 0 }
  for (const event of events) counts[event.kind] += 1
  return counts
}
