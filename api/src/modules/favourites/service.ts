import type { Db } from '@qingdan/database/connection.ts'
import type { FavouriteKind } from '@qingdan/database/tables/account-tables.ts'
import type { SubjectKinds } from '../../auth/subject-kinds.ts'
import type { FavouriteQuery } from '../../contract/my-account/favourites.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, toPage } from '../../http/pagination.ts'
import { type FavouriteTools, favouriteKinds, type Kind } from './kinds.ts'
import {
  countFavourites,
  deleteFavourite,
  type FavouriteOwner,
  favouriteExists,
  findMarks,
  insertFavourite,
} from './repository.ts'

/** Limit per kind and user: far above real use, and still fast. */
const mostFavourites = 5000

/** The item in a call. */
export interface NamedItem {
  id: string
  /** Edition of a Chinese item; '' otherwise. */
  version: string
  /** A further value that must match: the type of a subject, or the edition. */
  param2: string | null
}

/** Adds a favourite; adding it twice changes nothing. Throws the kind's own error for an unknown item, and `favourites.full`. */
export async function addFavourite(
  { db, subjectKinds }: { db: Db; subjectKinds: SubjectKinds },
  owner: FavouriteOwner,
  item: NamedItem,
  now: Date,
): Promise<void> {
  const known = favouriteKinds[owner.kind]
  const subjects = known && subjectKinds.get(known.module)
  const found = await subjects?.find(db, item.id, item.param2)
  if (!found) throw new AppError(subjects?.unknown ?? 'item.unknown')
  if ((await countFavourites(db, owner)) >= mostFavourites) {
    throw new AppError('favourites.full', { params: { most: mostFavourites } })
  }
  await insertFavourite(db, owner, { id: found.id, version: item.version }, now)
}

/** Removes the favourite of an item and of everything merged into it. Without one nothing happens. */
export async function removeFavourite(db: Db, owner: FavouriteOwner, { id, version }: NamedItem): Promise<void> {
  const known = favouriteKinds[owner.kind]
  if (known) await deleteFavourite(db, owner, known.queries.namesOf(id, version))
}

/** Whether an item is a favourite of the user, under any of its ids. */
export async function isFavourite(
  db: Db,
  userId: string,
  kind: FavouriteKind,
  id: string,
  version = '',
): Promise<boolean> {
  const known = favouriteKinds[kind]
  return known !== null && (await favouriteExists(db, { userId, kind }, known.queries.namesOf(id, version)))
}

/** The favourites of a kind, newest first. Empty for a kind that does not exist yet. */
export async function readFavourites<Row>(
  tools: FavouriteTools,
  owner: FavouriteOwner,
  known: Kind<Row> | null,
  query: FavouriteQuery,
) {
  if (!known) return toPage<Row>([], 0, query)
  const marks = await findMarks(tools.db, owner, known.queries, query.keyword)
  const start = offsetOf(query)
  return toPage(await known.describe(tools, marks.slice(start, start + query.pageSize)), marks.length, query)
}
