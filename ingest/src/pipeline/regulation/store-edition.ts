import { createHash } from 'node:crypto'
import type { Database } from '@qingdan/database/schema.ts'
import canonicalize from 'canonicalize'
import { sql, type Transaction } from 'kysely'
import type { RegulationEdition } from '../../regulations/regulation.ts'

/** How the entries of an edition differ from the current ones. */
export interface Difference {
  added: number
  modified: number
  removed: number
}

/** Where and when an edition belongs. */
export interface Place {
  regulationId: string
  /** Point in time of the text, ISO. */
  day: string
  /** The text is the published one, read by other code: what differs is no change of the regulation. */
  isSameText: boolean
}

/** Makes the entries of an edition the current ones; the versions before them keep their dates. */
export async function storeEntries(
  trx: Transaction<Database>,
  { entries }: RegulationEdition,
  { regulationId, day, isSameText }: Place,
): Promise<Difference> {
  await fillIncoming(trx, entries)
  const difference = await compare(trx, regulationId)
  const isCurrent = sql`e.regulation_id = ${regulationId} and e.valid_to is null`
  // A version that begins on the day itself was never another day's text.
  const isCorrected = isSameText ? sql`true` : sql`e.valid_from = ${day}::date`
  const isGone = sql`not exists (select from incoming_entries i where i.entry_id = e.entry_id)`
  await sql`
    update regulation_entries e set content = i.content, hash = i.hash from incoming_entries i
    where ${isCurrent} and ${isCorrected} and i.entry_id = e.entry_id and i.hash <> e.hash
  `.execute(trx)
  await sql`delete from regulation_entries e where ${isCurrent} and ${isCorrected} and ${isGone}`.execute(trx)
  await sql`
    update regulation_entries e set valid_to = ${day}::date
    where ${isCurrent} and not exists (select from incoming_entries i where i.entry_id = e.entry_id and i.hash = e.hash)
  `.execute(trx)
  await sql`
    insert into regulation_entries (regulation_id, entry_id, position, content, hash, valid_from)
    select ${regulationId}, i.entry_id, i.position, i.content, i.hash, ${day}::date from incoming_entries i
    where not exists (select from regulation_entries e where ${isCurrent} and e.entry_id = i.entry_id)
  `.execute(trx)
  await sql`
    update regulation_entries e set position = i.position from incoming_entries i
    where ${isCurrent} and i.entry_id = e.entry_id and i.position <> e.position
  `.execute(trx)
  return difference
}

async function compare(trx: Transaction<Database>, regulationId: string): Promise<Difference> {
  const { rows } = await sql<Difference>`
    select count(*) filter (where e.entry_id is null) as added,
      count(*) filter (where i.hash <> e.hash) as modified,
      count(*) filter (where i.entry_id is null) as removed
    from incoming_entries i full join
      (select entry_id, hash from regulation_entries where regulation_id = ${regulationId} and valid_to is null) e using (entry_id)
  `.execute(trx)
  return rows[0] ?? { added: 0, modified: 0, removed: 0 }
}

async function fillIncoming(trx: Transaction<Database>, entries: RegulationEdition['entries']): Promise<void> {
  const rows = entries.map(({ id, content }, position) => ({
    entry_id: id,
    position,
    content,
    hash: createHash('sha256')
      .update(canonicalize(content) ?? '')
      .digest('hex'),
  }))
  await sql`
    create temporary table incoming_entries (
      entry_id text primary key, position integer not null, content jsonb not null, hash text not null
    ) on commit drop
  `.execute(trx)
  await sql`
    insert into incoming_entries
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (entry_id text, position integer, content jsonb, hash text)
  `.execute(trx)
}
