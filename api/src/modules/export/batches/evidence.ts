import type { Db } from '@qingdan/database/connection.ts'
import type { Actor } from '../../../audit/repository.ts'
import { chargeAccess } from '../../../auth/charge-access.ts'
import type { Session } from '../../../auth/session-repository.ts'
import type { Language } from '../../../contract/bilingual.ts'
import { ownBatches, readRowErrors } from '../../screening/batches/batch-service.ts'
import { frameFor, type IssueTools, issueDocument, type MadeFile, type Recipient } from '../issue.ts'
import { composeBatch } from './batch.ts'
import { findAppliedRules, findEditions, findNames } from './repository.ts'

/** Names of the largest file. */
const mostNames = 50_000

/** Charges an export of the batch, once a day. Throws `batch.unknown` for another user's before it is charged. */
export async function chargeBatchRecord(db: Db, session: Session, batchId: number, actor: Actor): Promise<void> {
  const [batch] = await ownBatches(db, session.userId, [batchId])
  const charge = {
    module: 'export',
    param1: `batch-${batchId}`,
    param2: null,
    operation: 'screening.evidence',
    detail: { name: batch?.batch_no ?? '' },
  } as const
  await chargeAccess(db, session, [charge], actor, new Date())
}

/** Creates the evidence record of a batch of the recipient. Throws `batch.unknown` for another's, and as `JobFiles.make`. */
export async function exportBatchRecord(
  tools: IssueTools,
  { batchId, languages }: { batchId: number; languages: Language },
  recipient: Recipient,
): Promise<MadeFile> {
  const { db } = tools
  const { userId } = recipient
  const [batch] = await ownBatches(db, userId, [batchId])
  if (!batch) throw new Error('A batch that is owned is there')
  const [frame, names, editions, rules, errors] = await Promise.all([
    frameFor(db, userId, languages),
    findNames(db, batchId, mostNames),
    findEditions(db, batchId),
    findAppliedRules(db, batchId),
    readRowErrors(db, userId, batchId, languages),
  ])
  const lines = errors.map(({ row, message }) => `${row}: ${message}`)
  return issueDocument(tools, composeBatch(frame, { batch, names, editions, rules, errors: lines }), null, recipient)
}
