import type { IngestContext } from '../../ingest-context.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import { isOffered } from '../receive/is-offered.ts'
import { ingestRegulation, type RegulationReport } from './ingest-regulation.ts'

/** The regulations that are kept current, and who is told how each run ended. */
export interface RegulationWatch {
  regulations: readonly Regulation[]
  report(report: RegulationReport | 'busy', regulationId: string): void
  downloadRetryDelay?: number
}

const hour = 60 * 60_000
/** The eCFR is brought up to date once a working day. */
const afterSuccess = 12 * hour
/** The address of a part does not change: a failure is the network's, or needs a person. */
const afterFailure = 2 * hour

/** Ingests the regulations whose last run is long enough ago. */
export async function ingestDueRegulations(context: IngestContext, watch: RegulationWatch, now: Date): Promise<void> {
  for (const regulation of watch.regulations) {
    // What nobody publishes as a file is read from a mirror that has it.
    if (regulation.download === null && !(await isOffered(regulation, context.mirror))) continue
    if (!(await isDue(context, regulation.id, now))) continue
    const options = watch.downloadRetryDelay === undefined ? {} : { downloadRetryDelay: watch.downloadRetryDelay }
    watch.report(await ingestRegulation(context, regulation, options), regulation.id)
  }
}

async function isDue({ db }: IngestContext, regulationId: string, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('regulation_runs as run')
    .innerJoin('regulations', 'regulations.id', 'run.regulation_id')
    .leftJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['run.outcome', 'run.finished_at', 'edition.origin'])
    .where('run.regulation_id', '=', regulationId)
    .orderBy('run.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isDone = last?.outcome === 'published' || last?.outcome === 'unchanged'
  // The text that came with the product is no answer of the publisher.
  if (last === undefined || (isDone && last.origin === 'starter')) return true
  return now.getTime() - last.finished_at.getTime() >= (isDone ? afterSuccess : afterFailure)
}
