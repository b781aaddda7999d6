import type { Screener, ScreenQuery } from '@qingdan/screening/screener.ts'
import { percentile } from '../statistics.ts'

export interface SpeedReport {
  searches: number
  p50: number
  p95: number
  /** Milliseconds of the slowest queries, with their names. */
  slowest: { name: string; milliseconds: number }[]
  /** Names per second in batches. */
  perSecond: number
}

const maxListed = 10
const batchSize = 50

/** Searches one by one, then the same in batches. Each name is searched once before, so that no name is new. */
export async function measureSpeed(screener: Screener, queries: readonly ScreenQuery[]): Promise<SpeedReport> {
  for (const query of queries) await screener.screen(query)
  const timed: { name: string; milliseconds: number }[] = []
  for (const query of queries) {
    const began = performance.now()
    await screener.screen(query)
    timed.push({ name: query.name, milliseconds: performance.now() - began })
  }
  const began = performance.now()
  for (let from = 0; from < queries.length; from += batchSize)
    await screener.screenBatch(queries.slice(from, from + batchSize))
  const perSecond = queries.length / ((performance.now() - began) / 1000)
  const milliseconds = timed.map((one) => one.milliseconds)
  return {
    searches: queries.length,
    p50: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    slowest: timed.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, maxListed),
    perSecond,
  }
}
