import type { FavouriteKind } from '@qingdan/database/account-tables.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { FavouriteQuery } from '../../contract/mine.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, toPage } from '../../http/pagination.ts'
import { accessSubjects } from '../access/subjects.ts'
import { favouriteKinds, type Kind, type Mark } from './kinds.ts'

/** Of one kind and user: far beyond use, and still found in a moment. */
const mostFavourites = 5000

/** What a call names. */
export interface NamedItem {
  id: string
  /** Edition of a Chinese item; '' otherwise. */
  version: string
  /** What else must fit: the type of a subject, or the edition. */
  param2: string | null
}

/** Marks an item; once is enough. Throws the kind's own error for one that we do not have, and `favourites.full`. */
export async function addFavourite(
  db: Db,
  userId: string,
  kind: FavouriteKind,
  item: NamedItem,
  now: Date,
): Promise<void> {
  const known = favouriteKinds[kind]
  const subjects = known && accessSubjects[known.module]
  const found = await subjects?.find(db, item.id, item.param2)
  if (!found) throw new AppError(subjects?.unknown ?? 'item.unknown')
  const { count } = await db
    .selectFrom('favourites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  if (count >= mostFavourites) throw new AppError('favourites.full', { params: { most: mostFavourites } })
  await db
    .insertInto('favourites')
    .values({ user_id: userId, kind, item_id: found.id, version: item.version, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the mark off an item, and off whatever was merged into it. Without one there is nothing to do. */
export async function removeFavourite(db: Db, userId: string, kind: FavouriteKind, item: NamedItem): Promise<void> {
  const known = favouriteKinds[kind]
  if (!known) return
  await sql`
    delete from favourites f using (${known.namesOf(item.id, item.version)}) item
    where f.user_id = ${userId} and f.kind = ${kind} and f.item_id = item.item_id and f.version = item.version
  `.execute(db)
}

/** Whether a user marked an item, under whatever id. */
export async function isFavourite(
  db: Db,
  userId: string,
  kind: FavouriteKind,
  id: string,
  version = '',
): Promise<boolean> {
  const known = favouriteKinds[kind]
  if (!known) return false
  const { rows } = await sql`
    select from favourites f
    join (${known.namesOf(id, version)}) item on item.item_id = f.item_id and item.version = f.version
    where f.user_id = ${userId} and f.kind = ${kind}
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** The favourites of a kind, newest first; those that are one subject by now once. A kind we do not have yet has none. */
export async function readFavourites(db: Db, userId: string, kind: FavouriteKind, query: FavouriteQuery) {
  const known: Kind<unknown> | undefined = favouriteKinds[kind]
  if (!known) return toPage([], 0, query)
  const { current, isNamed, describe } = known
  const named = query.keyword === '' ? sql`true` : isNamed(query.keyword)
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
  const start = offsetOf(query)
  return toPage(await describe(db, rows.slice(start, start + query.pageSize)), rows.length, query)
}
