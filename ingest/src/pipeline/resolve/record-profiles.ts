import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { profileVersion } from '@qingdan/resolution/profile-version.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import { traitsOf } from './source-traits.ts'

const batchSize = 500

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
  for (let [source, publisher] = ['', '']; ; ) {
    // The page is selected before the join; otherwise every page would read all records.
    const page = await sql<{ source_id: string; publisher_id: string; record: SourceRecord | null }>`
      with page as materialized (
        select source_id, publisher_id from to_resolve
        where (source_id, publisher_id) > (${source}, ${publisher})
        order by source_id, publisher_id limit ${batchSize}
      )
      select p.source_id, p.publisher_id, c.record
      from page p
      left join source_records c
        on c.source_id = p.source_id and c.publisher_id = p.publisher_id and c.valid_to is null
      order by p.source_id, p.publisher_id
    `.execute(trx)
    const last = page.rows.at(-1)
    if (last === undefined) break
    ;[source, publisher] = [last.source_id, last.publisher_id]
    const described = page.rows.flatMap(({ source_id, publisher_id, record }) => {
      if (record === null) return []
      const profile = profileOf(traitsOf(sources, source_id), record)
      return [{ source: source_id, publisher: publisher_id, profile, keys: keysOf(profile) }]
    })
    const text = JSON.stringify(described)
    await sql`
      update subject_records s set profile = r->'profile', profile_version = ${profileVersion}
      from jsonb_array_elements(${text}::jsonb) r
      where s.source_id = r->>'source' and s.publisher_id = r->>'publisher'
    `.execute(trx)
    await sql`
      insert into record_keys (source_id, publisher_id, kind, value)
      select r->>'source', r->>'publisher', k->>'kind', k->>'value'
      from jsonb_array_elements(${text}::jsonb) r, jsonb_array_elements(r->'keys') k
      on conflict do nothing
    `.execute(trx)
  }
  await sql`analyze record_keys`.execute(trx)
}
