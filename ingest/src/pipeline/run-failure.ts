import type { RunReasonCode } from '@qingdan/database/schema.ts'
import { Rejected } from '../rejected.ts'
import { isDiskFull } from './receive/disk-full.ts'
import { Unavailable } from './receive/fetch.ts'

/** The reason why a run failed, as a sentence and as a code. */
export function failureOf(error: unknown): { reason: string; code: RunReasonCode } {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof Rejected) return { reason, code: error.code }
  if (error instanceof Unavailable) return { reason, code: 'source.unavailable' }
  return isDiskFull(error)
    ? { reason: `The disk is full: ${reason}`, code: 'disk.full' }
    : { reason, code: 'unexpected' }
}
