import type { Db } from '@qingdan/database/connection.ts'
import type { FavouriteKind } from '@qingdan/database/tables/account-tables.ts'
import { type RawBuilder, sql } from 'kysely'

/** One user's favourites of one kind. */
export interface FavouriteOwner {
  userId: string
  kind: FavouriteKind
}

/** A favourite; `version` is the edition of a Chinese item and '' otherwise. */
export interface Mark {
  id: string
  version: string
  marked_at: Date
}

/** SQL that finds the items of a kind. */
export interface ItemQueries {
  /** Rows `item_id`, `version`, `current_id`: maps every id ever issued to the current item. */
  current: RawBuilder<unknown>
  /** Rows `item_id`, `version`: every id ever issued for this item. */
  namesOf(id: string, version: string): RawBuilder<unknown>
  /** Whether a name of the item `marked.id`, `marked.version` contains the keyword. */
  isNamed(keyword: string): RawBuilder<boolean>
}

/** Number of a user's favourites of a kind. */
export async function countFavourites(db: Db, { userId, kind }: FavouriteOwner): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a favourite unless it exists. */
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

/** Removes the favourite of an item and of everything merged into it. */
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

/** Whether an item is a favourite under any of its ids. */
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

/** The favourites of a kind, newest first, without duplicates after merges. An empty keyword matches all. */
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
