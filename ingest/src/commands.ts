import type { IngestContext } from './ingest-context.ts'
import { fixtureFolder } from './pipeline/receive/fixture.ts'
import { ingestRegulation, type RegulationReport } from './pipeline/regulation/ingest-regulation.ts'
import { missingRegulations } from './pipeline/regulation/missing-regulations.ts'
import { ingestSources, publishedSources, type RunOptions, refreshStored } from './pipeline/run.ts'
import type { Regulation } from './regulations/regulation.ts'
import type { Reporter } from './reporter.ts'
import { canBeFetched } from './scheduler/schedule.ts'
import type { Source } from './source.ts'
import { loadStarters } from './starter/load-starters.ts'

/** Loads the fixtures of every source that has no published edition: the data of tests. */
export async function loadFixtures(
  context: IngestContext,
  sources: readonly Source[],
  options: RunOptions,
  reporter: Reporter,
): Promise<boolean> {
  const published = await publishedSources(context)
  const empty = sources.filter((source) => !published.has(source.id))
  return ingestSources(context, empty, { ...options, isDemo: true }, reporter)
}

/** Loads the fixtures of every regulation that has no published edition. They are small, and so forced. */
export async function loadRegulationFixtures(
  context: IngestContext,
  regulations: readonly Regulation[],
  report: (report: RegulationReport | 'busy', id: string) => void,
): Promise<void> {
  for (const regulation of await missingRegulations(context, regulations)) {
    const fixtures = { ...context, mirror: fixtureFolder }
    report(await ingestRegulation(fixtures, regulation, { isForced: true }), regulation.id)
  }
}

/**
 * After this many failed downloads in a row, with nothing from a publisher yet, the network connection is assumed to
 * be down.
 */
const givesUpAfter = 3

/**
 * Makes the starter editions of `folder` searchable, then ingests the publisher's edition of every list that has none
 * yet. When the first downloads fail, the scheduler tries the lists again later.
 */
export async function firstLoad(
  context: IngestContext,
  sources: readonly Source[],
  folder: string,
  options: RunOptions,
  reporter: Reporter,
): Promise<void> {
  await loadStarters(context, folder, options, reporter)
  reporter.reportIndex(await refreshStored(context, options))
  const before = await publishedSources(context)
  const wanted = sources.filter(({ id }) => before.get(id) !== 'real')
  const offered = wanted.filter((source) => canBeFetched(source, context.mirror))
  // The run of a list that nobody offers says why the list is missing.
  const missing = wanted.filter((source) => !offered.includes(source) && !before.has(source.id))
  const isReached = [...before.values()].includes('real') || (await fetchFirst(context, offered, options, reporter))
  await ingestSources(context, isReached ? [...offered, ...missing] : missing, options, reporter)
}

/** Takes lists from the front of `offered` until one has its publisher's edition. False when none could be had. */
async function fetchFirst(
  context: IngestContext,
  offered: Source[],
  options: RunOptions,
  reporter: Reporter,
): Promise<boolean> {
  for (let tried = 0; tried < givesUpAfter; tried += 1) {
    const next = offered.splice(0, 1)
    if (next.length > 0 && (await ingestSources(context, next, options, reporter))) return true
  }
  return false
}
