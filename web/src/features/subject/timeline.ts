import type { EntityDetail, HistoryEntry } from '@qingdan/api/contract/detail.ts'

export type EventKind = 'added' | 'changed' | 'ended'

export interface TimelineEvent {
  key: string
  /** ISO. */
  date: string
  kind: EventKind
  /** `list`: the list's own date of listing. `record`: found by comparing one edition of the list with the next. */
  origin: 'list' | 'record'
  listName: string
  listNameCn: string
  /** What the list calls the entry, or the words of the status. */
  status: { zh: string; en: string } | null
  publisherId: string | null
  changes: HistoryEntry['changes']
}

/** Status codes of core-platform.md §3; 4 (no update) is no event. */
const kindOfStatus: Readonly<Record<number, EventKind>> = { 0: 'ended', 1: 'added', 2: 'changed', 3: 'ended' }

/**
 * What happened to the subject, newest first: the changes recorded between editions, and the listing dates the lists
 * print themselves. A listing date that a recorded addition already tells (same list, same day) is not told twice.
 */
export function toTimeline(history: readonly HistoryEntry[], lists: EntityDetail['sanctionInfoList']): TimelineEvent[] {
  const recorded = history.flatMap((entry, index): TimelineEvent[] => {
    const kind = kindOfStatus[entry.dataStatus]
    if (kind === undefined) return []
    return [
      {
        key: `record ${index}`,
        date: entry.date.slice(0, 10),
        kind,
        origin: 'record',
        listName: entry.listName,
        listNameCn: entry.listNameCn,
        status: { zh: entry.dataStatusCn, en: entry.dataStatusEn },
        publisherId: null,
        changes: entry.changes,
      },
    ]
  })
  const told = new Set(
    history.filter((entry) => entry.dataStatus === 1).map((entry) => `${entry.sourceId} ${entry.date.slice(0, 10)}`),
  )
  const listed = lists.flatMap((list) =>
    list.sanctionMetaList.flatMap((meta, index): TimelineEvent[] => {
      if (meta.listedOn === null || told.has(`${list.sourceId} ${meta.listedOn}`)) return []
      return [
        {
          key: `list ${list.sourceId} ${meta.publisherId} ${index}`,
          date: meta.listedOn,
          kind: 'added',
          origin: 'list',
          listName: list.listName,
          listNameCn: list.listNameCn,
          status: null,
          publisherId: meta.publisherId,
          changes: [],
        },
      ]
    }),
  )
  return [...recorded, ...listed].toSorted((a, b) => b.date.localeCompare(a.date))
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
  const counts: Record<EventKind, number> = { added: 0, changed: 0, ended: 0 }
  for (const event of events) counts[event.kind] += 1
  return counts
}

/** What a change took away and brought: values on both sides are left out, they did not change. */
export function toDifference(change: HistoryEntry['changes'][number]): { removed: string[]; added: string[] } {
  return {
    removed: change.before.filter((value) => !change.after.includes(value)),
    added: change.after.filter((value) => !change.before.includes(value)),
  }
}
