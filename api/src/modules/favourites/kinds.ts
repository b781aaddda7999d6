import type { Db } from '@qingdan/database/connection.ts'
import type { FavouriteKind } from '@qingdan/database/tables/account-tables.ts'
import type { z } from 'zod'
import type { AccessModule } from '../../contract/access-modules.ts'
import type { EntityDetail } from '../../contract/detail.ts'
import type { ChinaEccnFavourite, EccnFavourite, EntityFavourite } from '../../contract/my-account/favourites.ts'
import { entityQueries } from './entity-repository.ts'
import { chinaItemQueries, controlEntryQueries, findChinaNames, findHeadings } from './item-repository.ts'
import type { ItemQueries, Mark } from './repository.ts'

type FavouriteSubject = Pick<EntityDetail, 'id' | 'type' | 's' | 'name' | 'zh' | 'status'>

export interface FavouriteTools {
  db: Db
  /** Subjects by id, as their pages show them today. */
  readSubjects(ids: readonly string[]): Promise<ReadonlyMap<string, FavouriteSubject>>
}

/** A kind of item that can be a favourite. */
export interface Kind<Row> {
  /** The subject kind that knows whether an item exists. */
  module: AccessModule
  queries: ItemQueries
  /** Rows of a page, in its order. */
  describe(tools: FavouriteTools, marks: Mark[]): Promise<Row[]>
}

const entity: Kind<EntityFavourite> = {
  module: 'sanction',
  queries: entityQueries,
  async describe({ readSubjects }, marks) {
    if (marks.length === 0) return []
    const subjects = await readSubjects(marks.map(({ id }) => id))
    return marks.flatMap((mark) => {
      const subject = subjects.get(mark.id)
      return subject ? [toEntityFavourite(subject, mark)] : []
    })
  },
}

const controlEntry: Kind<Rows['eccn']> = {
  module: 'eccn',
  queries: controlEntryQueries,
  async describe({ db }, marks) {
    if (marks.length === 0) return []
    const headings = await findHeadings(
      db,
      marks.map(({ id }) => id),
    )
    return marks.map(({ id, marked_at }) => ({
      eccn: id,
      name: headings.get(id) ?? id,
      createTime: marked_at.toISOString(),
    }))
  },
}

const chinaItem: Kind<Rows['chinaEccn']> = {
  module: 'item',
  queries: chinaItemQueries,
  async describe({ db }, marks) {
    if (marks.length === 0) return []
    const { names, version } = await findChinaNames(
      db,
      marks.map(({ id }) => id),
    )
    return marks.map(({ id, marked_at }) => ({
      eccn: id,
      name: names.get(id) ?? id,
      version,
      createTime: marked_at.toISOString(),
    }))
  },
}

function toEntityFavourite({ id, type, s, name, zh, status }: FavouriteSubject, mark: Mark): EntityFavourite {
  return {
    entityId: id,
    dataId: id,
    type,
    s,
    name,
    nameZh: zh,
    subjectType: type,
    status,
    createTime: mark.marked_at.toISOString(),
  }
}

interface Rows {
  entity: EntityFavourite
  eccn: z.infer<typeof EccnFavourite>
  chinaEccn: z.infer<typeof ChinaEccnFavourite>
}

/** The kinds of items. */
export const favouriteKinds: { [Name in FavouriteKind]: Kind<Rows[Name]> } = {
  entity,
  eccn: controlEntry,
  chinaEccn: chinaItem,
}
