import type { Db } from '@qingdan/database/connection.ts'
import type { RecordName, SubjectType } from '@qingdan/database/record.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { AccessModule } from '../../contract/account.ts'
import type { ChinaEccnFavourite, EccnFavourite, EntityFavourite } from '../../contract/mine.ts'
import { chineseNameOf, mergeNames } from '../sanction-detail/names.ts'

export interface Mark {
  id: string
  version: string
  marked_at: Date
}

/** What favourites need to know of a kind of item. */
export interface Kind<Row> {
  /** Says whether an item exists (`accessSubjects`). */
  module: AccessModule
  /** Rows `item_id`, `version`, `current_id`: what each id ever given stands for now. */
  current: RawBuilder<unknown>
  /** Rows `item_id`, `version`: every id ever given to the item that this one stands for. */
  namesOf(id: string, version: string): RawBuilder<unknown>
  /** Whether the item `marked.id`, `marked.version` has a name with the keyword in it. */
  isNamed(keyword: string): RawBuilder<boolean>
  /** The answers of a page, in its order. */
  describe(db: Db, marks: Mark[]): Promise<Row[]>
}

const entity: Kind<EntityFavourite> = {
  module: 'sanction',
  current: sql`select id as item_id, '' as version, coalesce(merged_into, id) as current_id from subjects`,
  namesOf: (id) => sql`
    select s.id as item_id, '' as version
    from subjects named
    join subjects s on s.id = coalesce(named.merged_into, named.id) or s.merged_into = coalesce(named.merged_into, named.id)
    where named.id = ${id}
  `,
  isNamed: (keyword) => sql<boolean>`exists (
    select from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id
    cross join lateral jsonb_array_elements(c.record -> 'names') as name
    where r.subject_id = marked.id and position(lower(${keyword}) in lower(name ->> 'value')) > 0
  )`,
  async describe(db, marks) {
    const ids = marks.map(({ id }) => id)
    if (ids.length === 0) return []
    const { rows } = await sql<SubjectRow>`
      select s.id, s.type, s.name, s.is_listed, coalesce(
        (select jsonb_agg(c.record -> 'names' order by c.source_id, c.publisher_id, c.id)
          from subject_records r
          join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id
          where r.subject_id = s.id), '[]') as names
      from subjects s where s.id = any(${ids})
    `.execute(db)
    const subjectOf = new Map(rows.map((row) => [row.id, row]))
    return marks.flatMap((mark) => {
      const subject = subjectOf.get(mark.id)
      return subject ? [toEntityFavourite(subject, mark)] : []
    })
  },
}

interface SubjectRow {
  id: string
  type: SubjectType
  name: string
  is_listed: boolean
  /** Of each of its records. */
  names: RecordName[][]
}

function toEntityFavourite({ id, type, name, is_listed, names }: SubjectRow, mark: Mark): EntityFavourite {
  return {
    entityId: id,
    dataId: id,
    type,
    s: '1',
    name,
    nameZh: chineseNameOf(mergeNames(names.map((of) => ({ sourceId: 0, names: of })))),
    subjectType: type,
    status: is_listed ? 'listed' : 'offline',
    createTime: mark.marked_at.toISOString(),
  }
}

/** A kind comes with its tables; until then nothing of it exists that could be marked. */
interface Kinds {
  entity: Kind<EntityFavourite>
  eccn?: Kind<z.infer<typeof EccnFavourite>>
  chinaEccn?: Kind<z.infer<typeof ChinaEccnFavourite>>
}

export const favouriteKinds: Kinds = { entity }
