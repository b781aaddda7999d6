import type { ListingState, PublishedText } from '@qingdan/database/record.ts'
import type { Entry } from './1260h-company.ts'

export interface Span {
  from: string
  /** First day off the list; null while on it. */
  until: string | null
  /** Later editions that named it again. */
  kept: string[]
  note: string
  url: string
}

type StateKind = 'listed' | 'kept' | 'absent' | 'removed' | 'relisted'

export interface State {
  date: string
  kind: StateKind
}

const statuses: Readonly<Record<StateKind, PublishedText>> = {
  listed: { zh: '列入', en: 'Listed' },
  kept: { zh: '继续列入', en: 'Remains listed' },
  // The edition omits the company, and no removal is announced.
  absent: { zh: '新版未列名，无移出公告', en: 'Not named in this edition; no removal stated' },
  removed: { zh: '移出', en: 'Removed' },
  relisted: { zh: '重新列入', en: 'Listed again' },
}

/** Stretches of one company on the list, from its rows, oldest first. */
export function toSpans(entries: readonly Entry[]): Span[] {
  const spans: Span[] = []
  for (const entry of entries) {
    const last = spans.at(-1)
    const until = entry.until === '' ? null : entry.until
    if (last === undefined || (last.until !== null && last.until <= entry.edition)) {
      spans.push({ from: entry.edition, until, kept: [], note: '', url: entry.url })
    } else {
      if (entry.edition !== (last.kept.at(-1) ?? last.from)) last.kept.push(entry.edition)
      last.until ??= until
      last.url = entry.url
    }
    const span = spans.at(-1)
    if (span && until !== null) span.note = entry.note
  }
  return spans
}

/** Dated states of one company. `wholeEditions` are those known to print the list whole, ascending. */
export function toStates(spans: readonly Span[], wholeEditions: readonly string[]): State[] {
  return spans.flatMap((span, at) => {
    const named = span.kept.at(-1) ?? span.from
    const leftOut = wholeEditions.find((edition) => edition > named && (span.until === null || edition < span.until))
    const states: State[] = [
      { date: span.from, kind: at === 0 ? 'listed' : 'relisted' },
      ...span.kept.map((date): State => ({ date, kind: 'kept' })),
    ]
    if (leftOut !== undefined) states.push({ date: leftOut, kind: 'absent' })
    if (span.until !== null) states.push({ date: span.until, kind: 'removed' })
    return states
  })
}

/** The states, each with the address of its document. */
export function toTimeline(
  states: readonly State[],
  documents: { newsOf(date: string): ListingState['news']; lawsOf(date: string): ListingState['laws'] },
): ListingState[] {
  return states.map(({ date, kind }) => ({
    date,
    status: statuses[kind],
    news: documents.newsOf(date),
    laws: documents.lawsOf(date),
  }))
}
