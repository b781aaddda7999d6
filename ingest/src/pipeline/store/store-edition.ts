import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import type { Received } from '../receive/received.ts'
import { keepFile, saveSnapshot } from '../receive/snapshot.ts'
import { writeBulletins } from './bulletins.ts'
import { type IncomingEdition, isReplacingDemo, isReplacingStarter } from './compare.ts'
import {
  dropOrphans,
  type EditionToStore,
  markPublished,
  recordArrivals,
  recordDepartures,
  recordModified,
  storeRecords,
} from './store.ts'

const isRegister = ({ source }: IncomingEdition) => source.role === 'register'

/**
 * History starts with the first real edition, so nothing in it is a change; only parties that a starter edition had
 * and that are gone are one. A register never has changes, because it lists no party.
 */
function isBaseline(edition: IncomingEdition): boolean {
  const isFirst = edition.published === null || isReplacingDemo(edition) || isReplacingStarter(edition)
  return isFirst || edition.isDemo || isRegister(edition)
}

/** Stores the file (not for a fixture) and its snapshot, the changed fields and the versions of its records. */
export async function storeEdition(
  trx: Transaction<Database>,
  edition: IncomingEdition,
  received: Received,
  keepIn: { folder: string; dataFolder: string },
): Promise<EditionToStore> {
  const { source, parsed, snapshot, isDemo } = edition
  const path = isDemo ? null : await keepFile(received, snapshot, keepIn.folder)
  const snapshotId = await saveSnapshot(trx, snapshot, received, path, isDemo ? '' : keepIn.dataFolder)
  const stored = { sourceId: source.id, snapshotId, publishedOn: parsed.publishedOn }
  if (!isBaseline(edition)) await recordModified(trx, stored)
  await storeRecords(trx, stored)
  return stored
}

/** After every record has its subject: writes the changes and bulletins, and makes the snapshot the published one. */
export async function publishStored(
  trx: Transaction<Database>,
  edition: IncomingEdition,
  stored: EditionToStore,
): Promise<{ offline: number }> {
  if (!isBaseline(edition)) await recordArrivals(trx, stored)
  const hasDepartures = !isRegister(edition) && (!isBaseline(edition) || isReplacingStarter(edition))
  const offline = hasDepartures ? await recordDepartures(trx, stored) : 0
  if (isReplacingDemo(edition) || isReplacingStarter(edition)) await dropOrphans(trx)
  if (!isRegister(edition)) await writeBulletins(trx, stored, isBaseline(edition))
  await markPublished(trx, stored, edition.isDemo, edition.parsed.records)
  return { offline }
}
