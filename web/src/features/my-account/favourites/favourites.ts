import type { ChinaDetail } from '@qingdan/api/contract/china.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import type { ChinaItemDetail } from '@qingdan/api/contract/items/china-items.ts'
import type { ChinaEccnFavourite, EccnFavourite, EntityFavourite } from '@qingdan/api/contract/my-account/favourites.ts'
import type { SubjectType } from '@qingdan/api/contract/subject.ts'
import type { ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallFields, call } from '../../../lib/api/call.ts'
import { myAccountKeys } from '../my-account-keys.ts'

/** In the order of the tabs. */
export const favouriteKinds = ['eccn', 'chinaEccn', 'entity'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/** A row of one of the three tables. */
export type Favourite =
  | ({ kind: 'entity' } & EntityFavourite)
  | ({ kind: 'eccn' } & z.infer<typeof EccnFavourite>)
  | ({ kind: 'chinaEccn' } & z.infer<typeof ChinaEccnFavourite>)

/** The fields that identify a subject as a favourite. */
export interface SubjectKey {
  id: string
  type: SubjectType
  s: string
}

export interface FavouritePage {
  records: Favourite[]
  total: number
}

type PageFields = CallFields<'favourite.pageEntity'>

const readPage: Record<FavouriteKind, (params: PageFields, signal: AbortSignal) => Promise<FavouritePage>> = {
  async entity(params, signal) {
    const { records, total } = await call('favourite.pageEntity', params, signal)
    return { records: records.map((record) => ({ kind: 'entity', ...record })), total }
  },
  async eccn(params, signal) {
    const { records, total } = await call('favourite.pageEccn', params, signal)
    return { records: records.map((record) => ({ kind: 'eccn', ...record })), total }
  },
  async chinaEccn(params, signal) {
    const { records, total } = await call('favourite.pageChinaEccn', params, signal)
    return { records: records.map((record) => ({ kind: 'chinaEccn', ...record })), total }
  },
}

export function favouritesOptions(kind: FavouriteKind, params: { page: number; pageSize: number; keyword: string }) {
  return queryOptions({
    queryKey: [...myAccountKeys.favourites(), kind, params],
    queryFn: ({ signal }) => readPage[kind](params, signal),
    placeholderData: keepPreviousData,
  })
}

/** What a star on a page belongs to. */
export type StarTarget =
  | ({ kind: 'entity' } & SubjectKey)
  | { kind: 'eccn'; eccn: string }
  | { kind: 'chinaEccn'; eccn: string; version: string }

export function mark(target: StarTarget, isFavourite: boolean): Promise<null> {
  if (target.kind === 'eccn') {
    const { eccn } = target
    return call(isFavourite ? 'favourite.addEccn' : 'favourite.removeEccn', { eccn })
  }
  if (target.kind === 'chinaEccn') {
    const { eccn, version } = target
    return call(isFavourite ? 'favourite.addChinaEccn' : 'favourite.removeChinaEccn', { eccn, version })
  }
  const { id, type, s } = target
  return call(isFavourite ? 'favourite.addEntity' : 'favourite.removeEntity', { id, type, s })
}

/** What the star on the page of a favourite belongs to. */
export function targetOf(favourite: Favourite): StarTarget {
  if (favourite.kind === 'eccn') return { kind: 'eccn', eccn: favourite.eccn }
  if (favourite.kind === 'chinaEccn') return { kind: 'chinaEccn', eccn: favourite.eccn, version: favourite.version }
  return { kind: 'entity', id: favourite.dataId, type: favourite.type, s: favourite.s }
}

export function removeFavourite(favourite: Favourite): Promise<null> {
  return mark(targetOf(favourite), false)
}

/** Updates the star on every open detail and reloads the lists of favourites. */
export function noteMark(client: QueryClient, target: StarTarget, hasCollection: boolean): void {
  if (target.kind === 'eccn') {
    client.setQueriesData<ItemDetail>(
      { queryKey: ['items', 'detail', target.eccn] },
      (held) => held && { ...held, hasCollection },
    )
  } else if (target.kind === 'chinaEccn') {
    client.setQueriesData<ChinaItemDetail>(
      { queryKey: ['chinaItems', 'detail', target.eccn] },
      (held) => held && { ...held, hasCollection },
    )
  } else {
    const { id } = target
    client.setQueriesData<EntityDetail>(
      { queryKey: ['subject', 'detail', id] },
      (held) => held && { ...held, hasCollection },
    )
    client.setQueriesData<ChinaDetail>({ queryKey: ['china', 'detail'] }, (held) =>
      held?.subject.id === id ? { ...held, hasCollection } : held,
    )
  }
  void client.invalidateQueries({ queryKey: myAccountKeys.favourites() })
}
