import type { estypes } from '@elastic/elasticsearch'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { IngestContext } from '../../ingest-context.ts'
import type { Build, LiveVersion } from '../index/index-versions.ts'

/** The new version must hold at least this part of what the live version holds of a list and type. */
const leastPart = 0.8
/** A small list may lose up to this many subjects. */
const smallLoss = 5

/** Subjects by `<source number>/<type>`, and by source number alone. */
type Counts = Map<string, number>

/** Reasons against a version by its counts: it lacks stored subjects, or much of what the live version holds. */
export async function compareCounts(context: IngestContext, build: Build, live: LiveVersion | null): Promise<string[]> {
  const held = await countIndexed(context, build.name)
  const stored = await countStored(context.db, build)
  const before = live === null ? new Map() : await countIndexed(context, live.name)
  // A list that became a register is no longer searched, so its subjects may go.
  const isSearched = await findSearchedSources(context.db)
  const keys = [...new Set([...held.keys(), ...(stored?.keys() ?? []), ...before.keys()])].sort().filter(isSearched)
  return keys.flatMap((key) => {
    const [count, expected, earlier] = [held.get(key) ?? 0, stored?.get(key) ?? 0, before.get(key) ?? 0]
    const what = `source ${key.replace('/', ' type ')} has ${count} subjects`
    if (stored && count !== expected) return [`${what}, stored are ${expected}`]
    if (count < earlier * leastPart && earlier - count > smallLoss)
      return [`${what}, the version that serves ${earlier}`]
    return []
  })
}

async function findSearchedSources(db: Db): Promise<(key: string) => boolean> {
  const rows = await db.selectFrom('sources').select('source_number').where('role', '=', 'list').execute()
  const numbers = new Set(rows.map((row) => String(row.source_number)))
  return (key) => numbers.has(key.split('/')[0] ?? '')
}

async function countIndexed({ engine }: IngestContext, index: string): Promise<Counts> {
  type Buckets = estypes.AggregationsMultiBucketAggregateBase<{
    key: number | string
    doc_count: number
    types: Buckets
  }>
  const { aggregations } = await engine.search<unknown, { sources: Buckets }>({
    index,
    size: 0,
    aggs: { sources: { terms: { field: 'sourceIds', size: 500 }, aggs: { types: { terms: { field: 'type' } } } } },
  })
  const bucketsOf = ({ buckets }: Buckets) => (Array.isArray(buckets) ? buckets : Object.values(buckets))
  const sources = aggregations ? bucketsOf(aggregations.sources) : []
  return new Map(
    sources.flatMap((source): [string, number][] => [
      [String(source.key), source.doc_count],
      ...bucketsOf(source.types).map((type): [string, number] => [`${source.key}/${type.key}`, type.doc_count]),
    ]),
  )
}

/** Null when something was stored after the build began: the counts then differ without an error. */
async function countStored(db: Db, build: Build): Promise<Counts | null> {
  const rows = await sql<{ key: string; count: number; changed: number }>`
    select concat_ws('/', o.source_number, s.type) as key, count(distinct s.id) as count,
      count(*) filter (where s.updated_at >= ${build.startedAt}) as changed
    from source_records v
    join subject_records r using (source_id, publisher_id)
    join subjects s on s.id = r.subject_id
    join sources o on o.id = v.source_id
    where v.valid_to is null and o.role = 'list'
    group by grouping sets ((o.source_number), (o.source_number, s.type))
  `.execute(db)
  if (rows.rows.some((row) => row.changed > 0)) return null
  return new Map(rows.rows.map((row) => [row.key, row.count]))
}
