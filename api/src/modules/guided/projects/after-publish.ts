import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { chinaDay } from '@qingdan/database/china-time.ts'
import { nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import { outageOf } from '../../../connections/outages.ts'
import { AppError } from '../../../http/app-error.ts'
import { findEditionsKey, findOutdated, type ProjectRow } from './repository.ts'
import { createProjectUpkeep, type RiskProjectTools } from './upkeep.ts'

/** Longest time of one run: the job is started each minute, and goes on where the last run ended. */
const mostMillis = 40_000
const pieceSize = 20

/** Evaluates projects anew after a publish of lists or regulations, and on a new day. */
export interface ProjectRefresher {
  /** Null while another process does it. It may be ended and repeated at any point. */
  run(now: Date): Promise<RefreshedProjects | null>
}

export interface RefreshedProjects {
  count: number
  /** Ids of projects that could not be evaluated. */
  failed: number[]
}

export function createProjectRefresher(tools: RiskProjectTools, most = mostMillis): ProjectRefresher {
  const upkeep = createProjectUpkeep(tools)
  const { db, screener } = tools

  async function refreshOutdated(now: Date): Promise<RefreshedProjects> {
    const until = performance.now() + most
    const key = await findEditionsKey(db, await screener.version(), chinaDay(now))
    const result: RefreshedProjects = { count: 0, failed: [] }
    for (let after = 0; ; ) {
      const outdated = await findOutdated(db, key, { after, most: pieceSize })
      for (const row of outdated) {
        if (performance.now() > until) return result
        after = row.id
        if (await isRefreshed(row, now)) result.count += 1
        else result.failed.push(row.id)
        // The jobs of users go first.
        await nextTurn()
      }
      if (outdated.length < pieceSize) return result
    }
  }

  /** One project that cannot be evaluated does not keep the others waiting; it is tried again in the next run. */
  async function isRefreshed(row: ProjectRow, now: Date): Promise<boolean> {
    try {
      await upkeep.bringUpToDate(row, now)
      return true
    } catch (error) {
      if (outageOf(error)) throw error
      return error instanceof AppError && error.code === 'project.unknown'
    }
  }

  return {
    async run(now) {
      const done = await withAdvisoryLock(db, 'risk-projects', () => refreshOutdated(now))
      return done === 'busy' ? null : done
    },
  }
}
