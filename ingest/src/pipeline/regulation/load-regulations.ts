import type { IngestContext } from '../../ingest-context.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import { ingestRegulation, type RegulationOptions, type RegulationReport } from './ingest-regulation.ts'

/** One regulation after the other; a failed one does not stop the next. False if one failed. */
export async function loadRegulations(
  context: IngestContext,
  regulations: readonly Regulation[],
  options: RegulationOptions,
  onReport: (report: RegulationReport | 'busy', id: string) => void,
): Promise<boolean> {
  let ok = true
  for (const regulation of regulations) {
    const report = await ingestRegulation(context, regulation, options)
    onReport(report, regulation.id)
    ok &&= report !== 'busy' && (report.outcome === 'published' || report.outcome === 'unchanged')
  }
  return ok
}
