import { absentOriginals, repeatedSources, type StatedRecord } from '@qingdan/database/source-traits.ts'
import type { SanctionInfo } from '../../contract/detail.ts'
import type { PossiblySame } from '../../contract/matches/possible-match.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import type { RecordRow } from './repository.ts'

/** What is known of a subject, and every list. */
export interface CopyRows {
  records: readonly RecordRow[]
  sources: readonly SourceRow[]
  possiblySame: readonly Pick<PossiblySame, 'lists'>[]
}

/** Numbers of the lists whose decisions a record repeats. */
export function repeatsOf(row: RecordRow, rows: CopyRows, day: string): number[] {
  // What a list no longer prints makes no copy of an entry that another list still prints.
  const originals = rows.records.filter((other) => isGone(row, day) || !isGone(other, day))
  const ids = repeatedSources(
    toStated(row, rows),
    originals.map((other) => toStated(other, rows)),
  )
  return rows.sources.filter(({ id }) => ids.includes(id)).map(({ source_number }) => source_number)
}

/**
 * Lists that a list copies, and that have no entry of the subject. One that has a subject which is possibly the same may
 * have it there.
 */
export function absentListsOf(source: SourceRow, rows: CopyRows, day: string): SanctionInfo['absentFrom'] {
  const copies = rows.records.filter((row) => row.source_id === source.id && !isGone(row, day))
  const stated = rows.records.map((row) => toStated(row, rows))
  const absent = new Set(copies.flatMap((row) => absentOriginals(toStated(row, rows), stated)))
  const possible = new Set(rows.possiblySame.flatMap(({ lists }) => lists.map(({ sourceId }) => sourceId)))
  return rows.sources.flatMap(({ id, source_number, short_name, short_name_cn, published_on }) =>
    absent.has(id) && !possible.has(source_number) && published_on !== null
      ? [{ sourceId: source_number, shortName: short_name, shortNameCn: short_name_cn, date: published_on }]
      : [],
  )
}

/** Whether the list no longer prints it on a day (ISO). */
function isGone({ valid_to }: RecordRow, day: string): boolean {
  return valid_to !== null && valid_to <= day
}

function toStated({ source_id, record }: RecordRow, { sources }: CopyRows): StatedRecord {
  const repeats = sources.find(({ id }) => id === source_id)?.traits.repeats ?? []
  return { sourceId: source_id, traits: { repeats }, entries: record.listings }
}
