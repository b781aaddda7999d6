import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { foldName } from '../../reading/fold-name.ts'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

/** All names of an entry of the original of a repeated list. */
export interface OriginalEntry {
  sourceId: string
  names: readonly string[]
}

/**
 * The stored entries of the lists that a source repeats whole; [] if it repeats none. Entries with a number of the publisher are joined by it and not
 * read.
 */
export async function findOriginals(
  trx: Transaction<Database>,
  source: Source,
  sources: readonly Source[],
): Promise<OriginalEntry[]> {
  const unnumbered = new Set(sources.filter(({ entryNumber }) => entryNumber === null).map(({ id }) => id))
  const repeated = wholeLists(source).flatMap(({ sourceId }) => (unnumbered.has(sourceId) ? [sourceId] : []))
  if (repeated.length === 0) return []
  const rows = await trx
    .selectFrom('source_records')
    .select(['source_id', 'record'])
    .where('source_id', 'in', repeated)
    .where('valid_to', 'is', null)
    .execute()
  return rows.map(({ source_id, record }) => ({
    sourceId: source_id,
    names: record.names.map(({ value }) => value),
  }))
}

/**
 * Drops the aliases that a copy of a list gives to an entry although the original has them at another entry only: converters of tables
 * carry them over from the row before. Each is reported.
 */
export function aliasCheck(
  source: Source,
  originals: readonly OriginalEntry[],
  warnings: Warnings,
): (record: SourceRecord) => SourceRecord {
  const lists = new Map(wholeLists(source).map(({ list, sourceId }) => [list, sourceId]))
  const byName = new Map<string, Set<OriginalEntry>>()
  for (const entry of originals) {
    for (const name of entry.names) {
      const key = `${entry.sourceId} ${foldName(name)}`
      byName.set(key, (byName.get(key) ?? new Set()).add(entry))
    }
  }
  return (record) => {
    const [primary, ...aliases] = record.names
    const original = lists.get(record.listings[0]?.list ?? '')
    const entriesOf = (name: string) => byName.get(`${original} ${foldName(name)}`) ?? new Set<OriginalEntry>()
    if (primary === undefined || original === undefined) return record
    const own = entriesOf(primary.value)
    const isForeign = (name: string) => {
      const bearers = entriesOf(name)
      return own.size > 0 && bearers.size > 0 && ![...bearers].some((bearer) => own.has(bearer))
    }
    const foreign = aliases.filter(({ value }) => isForeign(value))
    for (const { value } of foreign) warnings.add('alias-of-another', `${primary.value}: ${value}`)
    return foreign.length === 0 ? record : { ...record, names: record.names.filter((name) => !foreign.includes(name)) }
  }
}

function wholeLists({ repeats = [] }: Source) {
  return repeats.filter(({ programmes }) => programmes === undefined)
}
