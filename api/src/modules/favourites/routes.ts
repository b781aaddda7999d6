import type { FavouriteKind } from '@qingdan/database/tables/account-tables.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sessionOf } from '../../auth/session.ts'
import type { EntityFavouriteChange } from '../../contract/my-account/favourites.ts'
import { handle } from '../../plugins/operations.ts'
import { type FavouriteTools, favouriteKinds } from './kinds.ts'
import { addFavourite, type NamedItem, readFavourites, removeFavourite } from './service.ts'

/** Favourites. Each kind identifies its items by different fields. */
export const favouriteRoutes: FastifyPluginAsync<FavouriteTools> = async (app, tools) => {
  const { db } = tools
  type Caller = Parameters<typeof sessionOf>[0]

  async function add(request: Caller, kind: FavouriteKind, item: NamedItem): Promise<null> {
    const owner = { userId: sessionOf(request).userId, kind }
    await addFavourite({ db, subjectKinds: app.subjectKinds }, owner, item, new Date())
    return null
  }
  async function remove(request: Caller, kind: FavouriteKind, item: NamedItem): Promise<null> {
    await removeFavourite(db, { userId: sessionOf(request).userId, kind }, item)
    return null
  }

  handle(app, 'favourite.addEntity', (request) => add(request, 'entity', entityOf(request.body)))
  handle(app, 'favourite.removeEntity', (request) => remove(request, 'entity', entityOf(request.body)))
  handle(app, 'favourite.pageEntity', (request) =>
    readFavourites(tools, { userId: sessionOf(request).userId, kind: 'entity' }, favouriteKinds.entity, request.query),
  )

  handle(app, 'favourite.addEccn', (request) => add(request, 'eccn', eccnOf(request.body)))
  handle(app, 'favourite.removeEccn', (request) => remove(request, 'eccn', eccnOf(request.body)))
  handle(app, 'favourite.pageEccn', (request) =>
    readFavourites(tools, { userId: sessionOf(request).userId, kind: 'eccn' }, favouriteKinds.eccn, request.query),
  )

  handle(app, 'favourite.addChinaEccn', (request) => add(request, 'chinaEccn', chinaEccnOf(request.body)))
  handle(app, 'favourite.removeChinaEccn', (request) => remove(request, 'chinaEccn', chinaEccnOf(request.body)))
  handle(app, 'favourite.pageChinaEccn', (request) =>
    readFavourites(
      tools,
      { userId: sessionOf(request).userId, kind: 'chinaEccn' },
      favouriteKinds.chinaEccn,
      request.query,
    ),
  )
}

function entityOf({ id, type, s }: EntityFavouriteChange): NamedItem {
  return { id: s === '1' ? id : '', version: '', param2: type ?? null }
}

function eccnOf({ eccn }: { eccn: string }): NamedItem {
  return { id: eccn, version: '', param2: null }
}

/** The edition in the call is the one that was read; the favourite is of the item. */
function chinaEccnOf({ eccn }: { eccn: string }): NamedItem {
  return { id: eccn, version: '', param2: null }
}
