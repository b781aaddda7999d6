import type { IngestContext } from '../../src/ingest-context.ts'
import { ingestSource, type RunOptions, refreshIndex } from '../../src/pipeline/run.ts'
import type { RunReport } from '../../src/reporter.ts'
import type { Source } from '../../src/source.ts'

/** Takes one source the whole way, file to alias, and reports both parts as one. 'busy' when another process ingests it. */
export async function runSource(
  context: IngestContext,
  source: Source,
  options: RunOptions = {},
): Promise<RunReport | 'busy'> {
  const report = await ingestSource(context, source, options)
  if (report === 'busy') return 'busy'
  const startedAt = performance.now()
  const index = await refreshIndex(context, {
    isForced: options.isForced === true,
    onDocuments: (done, total) => options.onProgress?.(source.id, { step: 'index', done, total }),
  })
  if (index.outcome === 'current') return report
  report.durations['index'] = Math.round(performance.now() - startedAt)
  if (index.outcome === 'published') {
    report.counts['documents'] = index.documents
    report.counts['indexed'] = index.changed ?? index.documents
    return report
  }
  if (report.outcome !== 'published' && report.outcome !== 'unchanged') return report
  const reason = `Stored, but the search index was not renewed and the last one serves on: ${index.reason}`
  return { ...report, outcome: 'failed', reason }
}
