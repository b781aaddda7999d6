import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { Rejected } from '../../rejected.ts'
import type { RunLog } from '../../run-log.ts'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { foundOn } from '../receive/found-on.ts'
import { parseInto } from '../receive/parse.ts'
import type { Received } from '../receive/received.ts'
import { type Content, isTakenBack, keepFile, type SnapshotRow, saveSnapshot } from '../receive/snapshot.ts'
import { resolve } from '../resolve/resolve.ts'
import { writeBulletins } from './bulletins.ts'
import {
  compare,
  type Published,
  refuseLargeLoss,
  refuseOlder,
  refuseUnexpectedCounts,
  reportChangedTypes,
} from './compare.ts'
import {
  dropOrphans,
  markPublished,
  purgeDemo,
  recordArrivalsAndDepartures,
  recordModified,
  storeRecords,
} from './store.ts'

export interface EditionFile {
  received: Received
  content: Content
  /** Where a publisher's file is kept; null for a fixture, which is not. */
  keepIn: { folder: string; dataFolder: string } | null
  isDemo: boolean
  isForced: boolean
}

/**
 * Reads, compares and stores one file in the given transaction. Answers the snapshot's id, or 'unchanged' when the
 * content is the published one. Throws `Rejected` when the file must not be published; nothing of it then remains.
 */
export async function publish(
  trx: Transaction<Database>,
  source: Source,
  file: EditionFile,
  published: Published | null,
  run: RunLog,
  warnings: Warnings,
): Promise<number | 'unchanged'> {
  const parsed = await run.step('parse', () =>
    parseInto(trx, file.received.format, file.content.chunks, warnings, foundOn(file.received), (done) =>
      run.progress(done, null),
    ),
  )
  run.counts['records'] = parsed.records
  run.counts['names'] = parsed.names
  for (const [type, count] of Object.entries(parsed.byType)) run.counts[`type${type}`] = count
  const snapshot: SnapshotRow = {
    sourceId: source.id,
    sha256: file.content.sha256(),
    publishedOn: parsed.publishedOn,
    bytes: file.content.bytes(),
  }
  const isReplacingDemo = published?.isDemo === true && !file.isDemo
  if (snapshot.sha256 === published?.sha256 && !isReplacingDemo && !file.isForced) return 'unchanged'

  await run.step('compare', async () => {
    if (!file.isForced && (await isTakenBack(trx, snapshot))) {
      throw new Rejected('This edition was taken back; a newer one is waited for, --force publishes it.', {
        code: 'file.rolled-back',
      })
    }
    refuseOlder(parsed.publishedOn, published)
    if (parsed.records === 0) throw new Rejected('The file has no records.')
    if (!file.isDemo && !file.isForced) refuseUnexpectedCounts(source, parsed)
    if (isReplacingDemo) await purgeDemo(trx, source.id)
    const difference = await compare(trx, source.id)
    Object.assign(run.counts, difference)
    if (!file.isForced && !file.isDemo) refuseLargeLoss(difference, await countHeld(trx, source.id))
    await reportChangedTypes(trx, source.id, warnings)
  })

  return run.step('store', async () => {
    const path = file.keepIn === null ? null : await keepFile(file.received, snapshot, file.keepIn.folder)
    const snapshotId = await saveSnapshot(trx, snapshot, file.received, path, file.keepIn?.dataFolder ?? '')
    const edition = { sourceId: source.id, snapshotId, publishedOn: parsed.publishedOn }
    // The first real edition is where history begins: nothing in it is news. Of a register nothing ever is: it lists nobody.
    const isRegister = source.role === 'register'
    const isBaseline = published === null || isReplacingDemo || file.isDemo || isRegister
    if (!isBaseline) await recordModified(trx, edition)
    await storeRecords(trx, edition)
    Object.assign(run.counts, await resolve(trx, source, warnings))
    run.counts['offline'] = isBaseline ? 0 : await recordArrivalsAndDepartures(trx, edition)
    if (isReplacingDemo) await dropOrphans(trx)
    if (!isRegister) await writeBulletins(trx, edition, isBaseline)
    await markPublished(trx, edition, file.isDemo, parsed.records)
    return snapshotId
  })
}

async function countHeld(trx: Transaction<Database>, sourceId: string): Promise<number> {
  const held = await trx
    .selectFrom('source_records')
    .select(sql<number>`count(*)`.as('count'))
    .where('source_id', '=', sourceId)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(held.count)
}
