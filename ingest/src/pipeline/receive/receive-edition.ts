import type { IngestContext } from '../../ingest-context.ts'
import type { ConfirmedNotice } from '../../notices/apply-notice.ts'
import { receiveConfirmed } from '../../notices/confirmed-edition.ts'
import type { RunLog } from '../../run-log.ts'
import type { Source } from '../../source.ts'
import { fetchFile, type Known } from './fetch.ts'
import { readFixture } from './fixture.ts'
import type { Received } from './received.ts'
import { incomingPath } from './snapshot.ts'

export interface ReceiveOptions {
  /** The edition of this date, from the mirror; if absent, the newest. */
  date?: string | undefined
  /** The published edition with what this notice changes, instead of a file. */
  confirmed?: ConfirmedNotice
  /** Use the source's fixture. */
  isDemo?: boolean
  /** Wait before a second download attempt, milliseconds. */
  downloadRetryDelay?: number
}

/** The file of an edition, from the fixtures, the mirror or the publisher; 'unchanged' when it is already known. */
export async function receiveEdition(
  context: IngestContext,
  source: Source,
  options: ReceiveOptions,
  known: Known | null,
  folder: string,
  run: RunLog,
): Promise<Received | 'unchanged'> {
  const target = incomingPath(folder, run.id)
  if (options.confirmed !== undefined) return receiveConfirmed(context.db, source, options.confirmed, target)
  if (options.isDemo) return readFixture(source, target)
  return fetchFile(source, {
    mirror: context.mirror,
    date: options.date,
    target,
    known,
    downloadRetryDelay: options.downloadRetryDelay ?? 1000,
    onBytes: (done, total) => run.progress(done, total),
  })
}
