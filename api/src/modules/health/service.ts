import type { Client } from '@elastic/elasticsearch'
import type { Db } from '@qingdan/database/connection.ts'
import { outageOf } from '../../connections/outages.ts'
import { type Language, pick } from '../../contract/bilingual.ts'
import type { Readiness, SourceHealth, SourceState } from '../../contract/health.ts'
import { failurePhrase } from '../dictionary/failure-phrases.ts'
import { findSources, isStarter, type SourceRow } from '../dictionary/repository.ts'
import { isStale } from '../dictionary/source-directory.ts'
import { findLatestRuns, type LatestRun } from './repository.ts'

export interface HealthDeps {
  db: Db
  engine: Client
  /** Alias of the index in use. */
  alias: string
}

/** Whether searches can be served, and how old the index is. An outage is a normal answer here, not an error. */
export async function readReadiness(deps: HealthDeps, now: Date, language: Language): Promise<Readiness> {
  const [engine, sources] = await Promise.all([readEngine(deps), readSources(deps.db, now, language)])
  return {
    ready: engine.isSearchable,
    database: sources ? 'up' : 'down',
    engine: engine.isUp ? 'up' : 'down',
    sources: sources ?? [],
  }
}

async function readEngine({ engine, alias }: HealthDeps): Promise<{ isUp: boolean; isSearchable: boolean }> {
  try {
    const isSearchable = await engine.indices.existsAlias({ name: alias })
    return { isUp: true, isSearchable }
  } catch (error) {
    if (!outageOf(error)) throw error
    return { isUp: false, isSearchable: false }
  }
}

async function readSources(db: Db, now: Date, language: Language): Promise<SourceHealth[] | null> {
  try {
    const [sources, runs] = await Promise.all([findSources(db), findLatestRuns(db)])
    const runOf = new Map(runs.map((run) => [run.source_id, run]))
    const isPlanned = sources.some(({ next_run_at }) => next_run_at !== null)
    return sources.map((source) => toSourceHealth(source, runOf.get(source.id), { now, isPlanned }, language))
  } catch (error) {
    if (!outageOf(error)) throw error
    return null
  }
}

/** `isPlanned`: the lists that can be fetched have their times. */
interface Moment {
  now: Date
  isPlanned: boolean
}

/** One list: its served data and its current run. The text of an unexpected error is not shown, because it may name addresses and paths. */
export function toSourceHealth(
  source: SourceRow,
  run: LatestRun | undefined,
  moment: Moment,
  language: Language,
): SourceHealth {
  const isFailure = run?.outcome === 'failed' || run?.outcome === 'rejected'
  const isServed = source.published_snapshot_id !== null
  return {
    id: source.id,
    sourceId: source.source_number,
    shortName: source.short_name,
    shortNameCn: source.short_name_cn,
    role: source.role,
    state: stateOf(source, run, moment),
    date: source.published_on,
    count: source.record_count,
    checkedAt: source.checked_at?.toISOString() ?? null,
    progress: run?.outcome === 'running' ? run.progress : null,
    lastFailure: isFailure ? pick(failurePhrase(run.reason_code ?? 'unexpected', { isServed }), language) : null,
  }
}

function stateOf(source: SourceRow, run: LatestRun | undefined, moment: Moment): SourceState {
  if (source.published_snapshot_id === null) return isToCome(source, run, moment) ? 'loading' : 'never'
  if (isStarter(source)) return 'starter'
  return isStale(source, moment.now) ? 'stale' : 'fresh'
}

/** Whether a list is read now, or next: one that failed, whose turn is another day, or that nobody fetches, is not. */
function isToCome({ next_run_at }: SourceRow, run: LatestRun | undefined, { now, isPlanned }: Moment): boolean {
  if (run?.outcome === 'running') return true
  if (run?.outcome === 'failed' || run?.outcome === 'rejected') return false
  return next_run_at === null ? !isPlanned : next_run_at <= now
}
