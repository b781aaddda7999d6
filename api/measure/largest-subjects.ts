import type { Db } from '@qingdan/database/connection.ts'

/** Ids of the subject with the longest records and of the one on most lists. */
export async function largestSubjects(db: Db): Promise<string[]> {
  const subjects = await db
    .selectFrom('subject_records')
    .innerJoin('source_records', (join) =>
      join
        .onRef('source_records.source_id', '=', 'subject_records.source_id')
        .onRef('source_records.publisher_id', '=', 'subject_records.publisher_id'),
    )
    .select(({ fn, ref }) => [
      'subject_records.subject_id as id',
      fn.sum<number>(fn('length', [fn('concat', [ref('source_records.record')])])).as('length'),
      fn.count<number>('subject_records.source_id').distinct().as('lists'),
    ])
    .where('source_records.valid_to', 'is', null)
    .groupBy('subject_records.subject_id')
    .execute()
  const longest = subjects.toSorted((a, b) => Number(b.length) - Number(a.length))[0]
  const mostListed = subjects.toSorted((a, b) => Number(b.lists) - Number(a.lists))[0]
  return [longest, mostListed].flatMap((subject) => subject?.id ?? [])
}
