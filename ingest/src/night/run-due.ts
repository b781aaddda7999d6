import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { renewStored, type Say, type SayIndex } from '../commands.ts'
import { recordEvent } from '../events.ts'
import type { House } from '../house.ts'
import { bringSource, type RunReport } from '../pipeline/run.ts'
import type { Source } from '../source.ts'
import { findDue, type NextRun, postpone } from './plan.ts'
import { watchStaleness } from './staleness.ts'

/** What a process needs to keep lists current. */
export interface Night {
  /** The sources that can be asked. */
  sources: readonly Source[]
  nextRun: NextRun
  /** Waits before a list that failed is asked again, milliseconds; after the last it waits for its next time. */
  retryDelays: readonly number[]
  now(): Date
  say: Say
  sayIndex: SayIndex
  signal: AbortSignal
  /** Wait before a second download attempt within a run, milliseconds. */
  retryDelay?: number
}

/** What a process remembers between two looks. */
export interface NightMemory {
  /** Times a list has failed in a row, by source id. */
  attempts: Map<string, number>
  /** An index that could not be renewed is left alone until then; null when it could. */
  indexAgainAt: Date | null
}

/**
 * Brings what is due, one list after the other, then the index once, then looks which lists became stale. One process at a time:
 * 'busy' when another is at it.
 */
export async function runDue(house: House, night: Night, memory: NightMemory): Promise<'busy' | 'done'> {
  return withAdvisoryLock<'done'>(house.db, `night:${house.indexPrefix}`, async () => {
    const due = await findDue(house.db, night.sources, night.now())
    for (const source of due) {
      if (night.signal.aborted) return 'done'
      const report = await bringSource(
        house,
        source,
        night.retryDelay === undefined ? {} : { retryDelay: night.retryDelay },
      )
      night.say(report === 'busy' ? { sourceId: source.id, outcome: 'busy' } : report)
      // Somebody else is at it: it stays due, and is looked at again.
      if (report !== 'busy') await settle(house, night, source, report, memory.attempts)
    }
    if (due.length > 0 || memory.indexAgainAt === null || memory.indexAgainAt <= night.now()) {
      const index = await renewStored(house, {})
      night.sayIndex(index)
      const wait = night.retryDelays[0] ?? 0
      memory.indexAgainAt = index.outcome === 'failed' ? new Date(night.now().getTime() + wait) : null
    }
    await watchStaleness(house.db, night.now())
    return 'done'
  })
}

/** Decides when a list is asked again. */
async function settle(
  house: House,
  night: Night,
  source: Source,
  report: RunReport,
  attempts: NightMemory['attempts'],
): Promise<void> {
  if (report.outcome === 'published' || report.outcome === 'unchanged') {
    attempts.delete(source.id)
    return postpone(house.db, source, night.nextRun(source))
  }
  const failed = (attempts.get(source.id) ?? 0) + 1
  const next = night.nextRun(source)
  const delay = night.retryDelays[failed - 1]
  const again = delay === undefined ? next : new Date(night.now().getTime() + delay)
  if (delay !== undefined && again < next) {
    attempts.set(source.id, failed)
    return postpone(house.db, source, again)
  }
  attempts.delete(source.id)
  await recordEvent(house.db, {
    kind: 'source.failed',
    sourceId: source.id,
    message: `Failed ${failed} times: ${report.reason}`,
    details: { attempts: failed },
  })
  return postpone(house.db, source, next)
}
