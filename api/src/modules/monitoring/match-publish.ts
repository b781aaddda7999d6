import type { Client } from '@elastic/elasticsearch'
import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { findChangedSubjects } from '@qingdan/database/changed-subjects.ts'
import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { createIndexWatch } from '@qingdan/screening/index-watch.ts'
import { createWatchIndex } from '@qingdan/screening/watching/watch-index.ts'
import { createWatchMatcher, type WatchMatch, type WatchMatcher } from '@qingdan/screening/watching/watch-matcher.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { createSourceDirectory } from '../dictionary/source-directory.ts'
import { type FoundCandidate, toFoundCandidate } from '../screening/matching/screen-names.ts'
import { raiseConfirmed, raiseSuspected } from './raise-alerts.ts'
import { findConfirmedChanges, findMatchedUntil, findRenamed, isMatched, storeRun } from './run-repository.ts'
import { readWatchedParties, watchedNames } from './watched-names.ts'

/** What one run did. */
export interface MonitoringRun {
  /** Subjects that changed. */
  changed: number
  /** New alerts. */
  alerts: number
  /** Milliseconds of each part. */
  durations: { index: number; match: number; alert: number }
}

/** Matches what a publish changed against all watched names. */
export interface Monitor {
  /**
   * Brings the index of watched names up to date, and matches the changes of every publish since the last run. Null: there
   * was none, or another process matches it. It may be ended and repeated at any point.
   */
  run(): Promise<MonitoringRun | null>
}

interface MonitorDeps {
  db: Db
  engine: Client
  indexPrefix: string
}

/** Documents per request: about 3 MB. */
const pieceSize = 200

/** One monitor per process, because it caches prepared names. */
export function createMonitor({ db, engine, indexPrefix }: MonitorDeps): Monitor {
  const version = createIndexWatch({ engine, alias: subjectAlias(indexPrefix) })
  const watchIndex = createWatchIndex(engine, indexPrefix, watchedNames(db))
  const sources = createSourceDirectory(db)
  const matcher = createWatchMatcher({
    engine,
    index: watchIndex.name,
    readWatched: (ids) => readWatchedParties(db, ids),
  })

  async function* documentsOf(index: string, ids: readonly string[]): AsyncGenerator<CandidateDocument> {
    for (let at = 0; at < ids.length; at += pieceSize) {
      const { docs } = await engine.mget<CandidateDocument>({ index, ids: ids.slice(at, at + pieceSize) })
      // A subject that was merged is not in the index.
      for (const doc of docs) if ('_source' in doc && doc._source) yield doc._source
    }
  }

  async function matchVersion(index: string): Promise<MonitoringRun | null> {
    if (await isMatched(db, index)) return null
    const clock = startClock()
    const since = await findMatchedUntil(db)
    // At the first run everything watched was screened by itself.
    if (since === null) {
      await storeRun(db, { index, changed: 0, alerts: 0 })
      return null
    }
    await watchIndex.update()
    const durations = { index: clock(), match: 0, alert: 0 }
    const [stored, renamed] = await Promise.all([findChangedSubjects(db, since, null), findRenamed(db, index)])
    const changed = [...new Set([...stored, ...renamed])]
    const day = chinaDay(new Date())
    const lists = await sources.read()
    const found = new Map<number, WatchMatch[]>()
    for await (const document of documentsOf(index, changed)) {
      if (!document.isListed) continue
      for (const match of await matcher.match(index, document)) {
        const ofName = found.get(match.watchedId)
        if (ofName) ofName.push(match)
        else found.set(match.watchedId, [match])
      }
    }
    durations.match = clock()
    let alerts = 0
    for (const [entityId, matches] of found) {
      const candidates = await Promise.all(matches.map((match) => toFound(matcher, match, lists, day)))
      const suspects = { candidates, foundCount: candidates.length }
      if (await db.transaction().execute((trx) => raiseSuspected(trx, entityId, suspects, new Date()))) alerts++
    }
    alerts += await alertConfirmed(index, changed, since, lists, day)
    await watchIndex.sweep()
    await storeRun(db, { index, changed: changed.length, alerts })
    durations.alert = clock()
    return { changed: changed.length, alerts, durations }
  }

  /** Alerts about the changed subjects that watched names are confirmed to be. */
  async function alertConfirmed(
    index: string,
    changed: readonly string[],
    since: Date,
    lists: ReadonlyMap<number, SourceRow>,
    day: string,
  ): Promise<number> {
    let alerts = 0
    const changes = Map.groupBy(await findConfirmedChanges(db, changed, since), ({ subjectId }) => subjectId)
    for await (const document of documentsOf(index, [...changes.keys()])) {
      for (const change of changes.get(document.id) ?? []) {
        const asked = (await readWatchedParties(db, [change.entityId])).get(change.entityId)
        if (!asked) continue
        const match = await matcher.scoreConfirmed(index, document, change.entityId, asked)
        if (await raiseConfirmed(db, change, await toFound(matcher, match, lists, day), new Date())) alerts++
      }
    }
    return alerts
  }

  return {
    async run() {
      const done = await withAdvisoryLock(db, `monitoring:${indexPrefix}`, async () => matchVersion(await version()))
      return done === 'busy' ? null : done
    },
  }
}

async function toFound(
  matcher: WatchMatcher,
  match: WatchMatch,
  sources: ReadonlyMap<number, SourceRow>,
  day: string,
): Promise<FoundCandidate> {
  return toFoundCandidate(match.row, await matcher.explain(match), sources, day)
}

/** Milliseconds since the last call. */
function startClock(): () => number {
  let last = performance.now()
  return () => {
    const began = last
    last = performance.now()
    return Math.round(last - began)
  }
}
