import type { FavouriteKind } from '@qingdan/database/account-tables.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { type RawBuilder, sql } from 'kysely'

/** The favourites of one kind of one user. */
export interface FavouriteOwner {
  userId: string
  kind: FavouriteKind
}

/** An item that is marked; `version` is the edition of a Chinese item and '' otherwise. */
export interface Mark {
  id: string
  version: string
  marked_at: Date
}

/** How the items of a kind are found by SQL. */
export interface ItemQueries {
  /** Rows `item_id`, `version`, `current_id`: the item that each id ever given stands for now. */
  current: RawBuilder<unknown>
  /** Rows `item_id`, `version`: every id ever given to the item that this one stands for. */
  namesOf(id: string, version: string): RawBuilder<unknown>
  /** Whether the item `marked.id`, `marked.version` has a name with the keyword in it. */
  isNamed(keyword: string): RawBuilder<boolean>
}

/** How many items of a kind a user marked. */
export async function countFavourites(db: Db, { userId, kind }: FavouriteOwner): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks an item unless it is marked. */
export async function insertFavourite(
  db: Db,
  { userId, kind }: FavouriteOwner,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ user_id: userId, kind, item_id: id, version, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the mark of an item, and of whatever was merged into it. */
export async function deleteFavourite(
  db: Db,
  { userId, kind }: FavouriteOwner,
  names: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    delete from favourites f using (${names}) item
    where f.user_id = ${userId} and f.kind = ${kind} and f.item_id = item.item_id and f.version = item.version
  `.execute(db)
}

/** Whether an item is marked under one of its ids. */
export async function favouriteExists(
  db: Db,
  { userId, kind }: FavouriteOwner,
  names: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    select from favourites f
    join (${names}) item on item.item_id = f.item_id and item.version = f.version
    where f.user_id = ${userId} and f.kind = ${kind}
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** The marks of a kind, newest first; those that are one item by now once. An empty keyword finds all. */
export async function findMarks(
  db: Db,
  { userId, kind }: FavouriteOwner,
  { current, isNamed }: ItemQueries,
  keyword: string,
): Promise<Mark[]> {
  const named = keyword === '' ? sql`true` : isNamed(keyword)
  const { rows } = await sql<Mark>`
    with marked as (
      select item.current_id as id, item.version, max(f.created_at) as marked_at
      from favourites f
      join (${current}) item on item.item_id = f.item_id and item.version = f.version
      where f.user_id = ${userId} and f.kind = ${kind}
      group by item.current_id, item.version
    )
    select * from marked where ${named} order by marked_at desc, id, version
  `.execute(db)
  return rows
}
