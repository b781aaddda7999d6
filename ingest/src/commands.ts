import type { IngestContext } from './ingest-context.ts'
import { ingestSources, publishedSources, type RunOptions } from './pipeline/run.ts'
import type { Reporter } from './reporter.ts'
import type { Source } from './source.ts'

/** Loads the fixtures of every source that has no published edition. */
export async function loadDemo(
  context: IngestContext,
  sources: readonly Source[],
  options: RunOptions,
  reporter: Reporter,
): Promise<boolean> {
  const published = await publishedSources(context)
  const empty = sources.filter((source) => !published.has(source.id))
  return ingestSources(context, empty, { ...options, isDemo: true }, reporter)
}

/**
 * After this many failed downloads in a row, with nothing published yet, the network connection is assumed to be
 * down.
 */
const givesUpAfter = 3

/**
 * Ingests the real list of every source that has none yet. In an empty index the first list becomes searchable at
 * once, the others together at the end. When the first downloads fail, the fixtures are loaded, so that searches have
 * data; the scheduler tries the lists again later.
 */
export async function firstLoad(
  context: IngestContext,
  sources: readonly Source[],
  options: RunOptions,
  reporter: Reporter,
): Promise<void> {
  const before = await publishedSources(context)
  const wanted = sources.filter((source) => before.get(source.id) !== 'real')
  if (before.size === 0 && !(await bootstrapFirst(context, wanted, options, reporter))) {
    await loadDemo(context, sources, options, reporter)
    return
  }
  await ingestSources(context, wanted, options, reporter)
}

/** Takes lists from the front of `wanted` until one is searchable. False when none could be ingested. */
async function bootstrapFirst(
  context: IngestContext,
  wanted: Source[],
  options: RunOptions,
  reporter: Reporter,
): Promise<boolean> {
  for (let tried = 0; tried < givesUpAfter; tried += 1) {
    await ingestSources(context, wanted.splice(0, 1), options, reporter)
    if ((await publishedSources(context)).size > 0) return true
  }
  return false
}
