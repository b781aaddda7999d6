import type { House } from './house.ts'
import { type IndexReport, renewIndex } from './pipeline/index/build-index.ts'
import { bringSource, type RunOptions, type RunReport } from './pipeline/run.ts'
import type { Source } from './source.ts'

export type Say = (report: RunReport | { sourceId: string; outcome: 'busy' }) => void

/** Is told what came of the index. */
export type SayIndex = (report: IndexReport) => void

/**
 * Runs sources one after the other, then brings the index up to date once; a source that fails does not keep the next from its
 * turn. True when all went well.
 */
export async function runSources(
  house: House,
  sources: readonly Source[],
  options: RunOptions,
  say: Say,
  sayIndex: SayIndex = () => undefined,
): Promise<boolean> {
  let isWell = true
  for (const source of sources) {
    const report = await bringSource(house, source, options)
    say(report === 'busy' ? { sourceId: source.id, outcome: 'busy' } : report)
    isWell &&= report !== 'busy' && (report.outcome === 'published' || report.outcome === 'unchanged')
  }
  const index = await renewStored(house, options)
  sayIndex(index)
  return isWell && (index.outcome === 'published' || index.outcome === 'current')
}

/** Brings the index up to date with what is stored, if there is anything. */
export async function renewStored(house: House, options: RunOptions): Promise<IndexReport> {
  if ((await publishedSources(house)).size === 0) return { outcome: 'current' }
  return renewIndex(house, {
    isForced: options.isForced === true,
    onDocuments: (done, total) => options.onProgress?.('index', { step: 'index', done, total }),
  })
}

/** Loads the fixtures of every source that has nothing published. */
export async function loadDemo(
  house: House,
  sources: readonly Source[],
  options: RunOptions,
  say: Say,
  sayIndex?: SayIndex,
): Promise<boolean> {
  const published = await publishedSources(house)
  const empty = sources.filter((source) => !published.has(source.id))
  return runSources(house, empty, { ...options, isDemo: true }, say, sayIndex)
}

/** So many lists that cannot be had in a row, and nothing there yet: it is the connection. */
const givesUpAfter = 3

/**
 * Brings the real list of every source that has none yet. Where nothing can be searched, the first list that comes is
 * searchable at once, the others together. When the first few cannot be had, the fixtures are loaded, so that there is something
 * to search; the night asks for the lists again.
 */
export async function firstLoad(
  house: House,
  sources: readonly Source[],
  options: RunOptions,
  say: Say,
  sayIndex?: SayIndex,
): Promise<void> {
  const before = await publishedSources(house)
  const wanted = sources.filter((source) => before.get(source.id) !== 'real')
  if (before.size === 0 && !(await bringFirst(house, wanted, options, say, sayIndex))) {
    await loadDemo(house, sources, options, say, sayIndex)
    return
  }
  await runSources(house, wanted, options, say, sayIndex)
}

/** Takes lists off the front of `wanted` until one is searchable. False when none came. */
async function bringFirst(
  house: House,
  wanted: Source[],
  options: RunOptions,
  say: Say,
  sayIndex?: SayIndex,
): Promise<boolean> {
  for (let asked = 0; asked < givesUpAfter; asked += 1) {
    await runSources(house, wanted.splice(0, 1), options, say, sayIndex)
    if ((await publishedSources(house)).size > 0) return true
  }
  return false
}

async function publishedSources(house: House): Promise<Map<string, 'real' | 'demo'>> {
  const rows = await house.db
    .selectFrom('sources')
    .select(['id', 'is_demo'])
    .where('published_snapshot_id', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.is_demo ? 'demo' : 'real']))
}
