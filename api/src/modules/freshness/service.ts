import type { Db } from '@qingdan/database/connection.ts'
import type { IngestEventKind, IngestEventTable } from '@qingdan/database/schema.ts'
import { staleBy } from '@qingdan/database/staleness.ts'
import { fill } from '@qingdan/screening/fill.ts'
import type { Selectable } from 'kysely'
import type {
  Freshness,
  FreshnessEvent,
  FreshnessFailure,
  FreshnessState,
  SourceFreshness,
} from '../../contract/freshness.ts'
import { countryOf } from '../dictionary/countries.ts'
import { failurePhrase } from '../dictionary/failure-phrases.ts'
import { fetchedAt, findSources, isStarter, type SourceRow } from '../dictionary/repository.ts'
import { isStale } from '../dictionary/source-directory.ts'
import { eventPhrases, warningPhrase } from './phrases.ts'
import { findEvents, findRuns, findServedIndex, type SourceRuns } from './repository.ts'

const eventsShown = 50
/** Events whose details no phrase can express. */
const detailed = new Set<IngestEventKind>(['index.refused'])
const types = ['01', '02', '03', '04'] as const

/** How current each list is, the result of its last run, and recent events. */
export async function readFreshness(db: Db, alias: string, now: Date): Promise<Freshness> {
  const [sources, runs, events, index] = await Promise.all([
    findSources(db),
    findRuns(db),
    findEvents(db, eventsShown),
    findServedIndex(db, alias),
  ])
  const runOf = new Map(runs.map((run) => [run.source_id, run]))
  const sourceOf = new Map(sources.map((source) => [source.id, source]))
  return {
    sources: sources.map((source) => toSourceFreshness(source, runOf.get(source.id), now)),
    index: {
      builtAt: index?.finished_at?.toISOString() ?? null,
      count: index?.document_count ?? null,
      isRefused: index?.is_refused ?? false,
    },
    events: events.map((event) => toEvent(event, sourceOf.get(event.source_id ?? ''))),
  }
}

/** One list; `run` is its last run, absent if there was none. */
function toSourceFreshness(source: SourceRow, run: SourceRuns | undefined, now: Date): SourceFreshness {
  const { country, countryEn } = countryOf(source.country_code)
  const state = stateOf(source, run, now)
  const next = source.next_run_at
  return {
    id: source.id,
    sourceId: source.source_number,
    shortName: source.short_name,
    shortNameCn: source.short_name_cn,
    listName: source.list_name,
    listNameCn: source.list_name_cn,
    publisher: source.publisher,
    publisherCn: source.publisher_cn,
    country: country ?? source.country_code,
    countryEn: countryEn ?? source.country_code,
    countryCode: source.country_code,
    url: source.url,
    role: source.role,
    state,
    staleBy: state === 'stale' ? staleBy(source, now) : null,
    date: source.published_on,
    count: source.record_count,
    types: types.flatMap((type) => {
      const count = run?.counts[`type${type}`]
      return count === undefined ? [] : [{ type, count }]
    }),
    origin: run?.origin ?? null,
    licence: source.licence,
    schedule: source.schedule,
    nextRunAt: next && next > now ? next.toISOString() : null,
    lastSuccessAt: source.checked_at?.toISOString() ?? null,
    fetchedAt: fetchedAt(source)?.toISOString() ?? null,
    staleAfterHours: source.stale_after_hours,
    editionStaleAfterDays: source.edition_stale_after_days,
    warnings: (run?.warnings ?? []).map((warning) => ({ ...warning, label: warningPhrase(warning.code) })),
    lastFailure: failureOf(source, run),
    progress: run?.outcome === 'running' ? run.progress : null,
  }
}

function stateOf(source: SourceRow, run: SourceRuns | undefined, now: Date): FreshnessState {
  if (source.published_snapshot_id === null) {
    if (run?.outcome === 'running') return 'loading'
    return failureOf(source, run) ? 'failed' : 'never'
  }
  if (isStarter(source)) return 'starter'
  if (isStale(source, now)) return 'stale'
  return failureOf(source, run) ? 'failed' : 'fresh'
}

function failureOf(source: SourceRow, run: SourceRuns | undefined): FreshnessFailure | null {
  if (run?.outcome !== 'failed' && run?.outcome !== 'rejected') return null
  const code = run.reason_code ?? 'unexpected'
  const reason = failurePhrase(code, { isServed: source.published_snapshot_id !== null })
  return { code, reason, at: run.at.toISOString() }
}

function toEvent(event: Selectable<IngestEventTable>, source: SourceRow | undefined): FreshnessEvent {
  const { count, date } = event.details
  const places = {
    ...(typeof count === 'number' ? { count } : {}),
    ...(typeof date === 'string' ? { date } : {}),
  }
  return {
    id: event.id,
    kind: event.kind,
    at: event.happened_at.toISOString(),
    sourceId: source?.source_number ?? null,
    message: {
      zh: fill(eventPhrases[event.kind].zh, { ...places, list: source?.short_name_cn ?? '' }),
      en: fill(eventPhrases[event.kind].en, { ...places, list: source?.short_name ?? '' }),
    },
    detail: detailed.has(event.kind) ? event.message : null,
  }
}
