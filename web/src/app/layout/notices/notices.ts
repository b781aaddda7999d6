import type { Readiness, SourceHealth } from '@qingdan/api/contract/health.ts'

/** Notices for the whole page about the state of the service and its lists, most urgent first. */
export type Notice =
  | { kind: 'unreachable' }
  | { kind: 'away'; part: 'database' | 'engine' | 'both' }
  | { kind: 'loading'; sources: SourceHealth[] /** Lists that are there. */; loaded: number }
  | { kind: 'starter'; sources: SourceHealth[] /** Number of lists that are not there at all. */; missing: number }
  | { kind: 'stale'; sources: SourceHealth[] }

/** `isUnreachable`: the last check got no answer; an older state may still be available. */
export function noticesOf(readiness: Readiness | undefined, isUnreachable: boolean): Notice[] {
  const notices: Notice[] = isUnreachable ? [{ kind: 'unreachable' }] : []
  if (!readiness) return notices
  if (!isUnreachable && (readiness.database === 'down' || readiness.engine === 'down')) {
    const isBoth = readiness.database === readiness.engine
    notices.push({ kind: 'away', part: isBoth ? 'both' : readiness.database === 'down' ? 'database' : 'engine' })
  }
  const inState = (state: SourceHealth['state']) => readiness.sources.filter((source) => source.state === state)
  const loading = inState('loading')
  if (loading.length > 0) {
    const loaded = readiness.sources.filter((source) => source.state !== 'loading' && source.state !== 'never').length
    notices.push({ kind: 'loading', sources: loading, loaded })
  }
  const starter = inState('starter')
  // The register of holdings is no list.
  const missing = inState('never').filter(({ role }) => role === 'list').length
  if (starter.length > 0) notices.push({ kind: 'starter', sources: starter, missing })
  const stale = inState('stale')
  if (stale.length > 0) notices.push({ kind: 'stale', sources: stale })
  return notices
}

/** Changes when the served data changes: a list is published, or data gets lost or comes back. */
export function servedState(readiness: Readiness | undefined): string {
  if (!readiness) return ''
  const lists = readiness.sources.map((source) => [source.id, source.date, source.count, source.state === 'starter'])
  return JSON.stringify([readiness.ready, readiness.database, readiness.engine, lists])
}
