import { setImmediate } from 'node:timers/promises'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Key } from '@qingdan/resolution/blocking-keys.ts'
import type { Profile } from '@qingdan/resolution/profile.ts'
import { profileVersion } from '@qingdan/resolution/profile-version.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import { traitsOf } from './source-traits.ts'

const batchSize = 500
/** Fewer change no statistics. */
const fewRecords = 500

/** Rewrites the profiles and keys of the current records in `to_resolve`; those of withdrawn records are deleted. */
export async function describeRecords(trx: Transaction<Database>, sources: readonly Source[]): Promise<void> {
  // The matcher's dictionaries take 60 MB, which a run without changes never needs.
  const [{ profileOf }, { keysOf }] = await Promise.all([
    import('@qingdan/resolution/profile.ts'),
    import('@qingdan/resolution/blocking-keys.ts'),
  ])
  await sql`delete from record_keys k using to_resolve t where (k.source_id, k.publisher_id) = (t.source_id, t.publisher_id)`.execute(
    trx,
  )
  await sql`
    update subject_records r set profile = null, profile_version = null from to_resolve t
    where (r.source_id, r.publisher_id) = (t.source_id, t.publisher_id)
      and not exists (
        select from source_records c
        where c.source_id = t.source_id and c.publisher_id = t.publisher_id and c.valid_to is null
      )
  `.execute(trx)
  const describe = ({ source_id, publisher_id, record }: Waiting): Described[] => {
    if (record === null) return []
    const profile = profileOf(traitsOf(sources, source_id), record)
    return [{ source: source_id, publisher: publisher_id, profile, keys: keysOf(profile) }]
  }
  let writing: Promise<unknown> = Promise.resolve()
  let count = 0
  for (let page = await readPage(trx, undefined); page.length > 0; ) {
    // The page before is written meanwhile.
    const described = page.flatMap(describe)
    count += described.length
    await writing
    page = await readPage(trx, page.at(-1))
    writing = write(trx, described)
    writing.catch(() => undefined)
    // What is described next takes the thread: only now is the statement sent.
    await setImmediate()
  }
  await writing
  if (count >= fewRecords) await sql`analyze record_keys`.execute(trx)
}

/** A record of `to_resolve`; null when it was withdrawn. */
interface Waiting {
  source_id: string
  publisher_id: string
  record: SourceRecord | null
}

interface Described {
  source: string
  publisher: string
  profile: Profile
  keys: Key[]
}

async function readPage(trx: Transaction<Database>, last: Waiting | undefined): Promise<Waiting[]> {
  // The page is selected before the join; otherwise every page would read all records.
  const page = await sql<Waiting>`
    with page as materialized (
      select source_id, publisher_id from to_resolve
      where (source_id, publisher_id) > (${last?.source_id ?? ''}, ${last?.publisher_id ?? ''})
      order by source_id, publisher_id limit ${batchSize}
    )
    select p.source_id, p.publisher_id, c.record
    from page p
    left join source_records c
      on c.source_id = p.source_id and c.publisher_id = p.publisher_id and c.valid_to is null
    order by p.source_id, p.publisher_id
  `.execute(trx)
  return page.rows
}

async function write(trx: Transaction<Database>, described: readonly Described[]): Promise<void> {
  const keys = described.flatMap((record) => record.keys.map((key) => ({ ...record, ...key })))
  const profiles = described.map(({ source, publisher, profile }) => ({ source, publisher, profile }))
  await sql`
    with keyed as (
      insert into record_keys (source_id, publisher_id, kind, value)
      select * from unnest(
        ${keys.map(({ source }) => source)}::text[], ${keys.map(({ publisher }) => publisher)}::text[],
        ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ value }) => value)}::text[]
      )
    )
    update subject_records s set profile = r->'profile', profile_version = ${profileVersion}
    from jsonb_array_elements(${JSON.stringify(profiles)}::jsonb) r
    where s.source_id = r->>'source' and s.publisher_id = r->>'publisher'
  `.execute(trx)
}
