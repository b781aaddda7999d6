import type { IngestContext } from './ingest-context.ts'
import { ingestSources, publishedSources, type RunOptions } from './pipeline/run.ts'
import type { Reporter } from './reporter.ts'
import type { Source } from './source.ts'

/** Loads the fixtures of every source that has nothing published. */
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

/** After this many lists in a row that cannot be downloaded, with nothing published yet, the connection is at fault. */
const givesUpAfter = 3

/**
 * Ingests the real list of every source that has none yet. Where nothing can be searched, the first list that comes is
 * searchable at once, the others together. When the first few cannot be had, the fixtures are loaded, so that there is something
 * to search; the scheduler asks for the lists again.
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

/** Takes lists off the front of `wanted` until one is searchable. False when none came. */
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
