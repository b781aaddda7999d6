import type { ChinaDetail } from '@qingdan/api/contract/china.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import type { ChinaEccnFavourite, EccnFavourite, EntityFavourite } from '@qingdan/api/contract/mine.ts'
import type { SubjectType } from '@qingdan/api/contract/subject.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { fetchAnswer, postAnswer } from '../../../lib/api/api-client.ts'
import { myAccountKeys } from '../my-account-keys.ts'

/** In the order of the tabs. */
export const favouriteKinds = ['eccn', 'chinaEccn', 'entity'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/** A row of any of the three tables. */
export type Favourite =
  | ({ kind: 'entity' } & EntityFavourite)
  | ({ kind: 'eccn' } & z.infer<typeof EccnFavourite>)
  | ({ kind: 'chinaEccn' } & z.infer<typeof ChinaEccnFavourite>)

/** What a subject is marked by. */
export interface SubjectKey {
  id: string
  type: SubjectType
  s: string
}

const paths = { entity: 'entity', eccn: 'eccn', chinaEccn: 'china/eccn' } as const
const base = '/open-api/api/user/collect'

export interface FavouritePage {
  records: Favourite[]
  total: number
}

export function favouritesOptions(kind: FavouriteKind, params: { page: number; pageSize: number; keyword: string }) {
  return queryOptions({
    queryKey: [...myAccountKeys.favourites(), kind, params],
    queryFn: async ({ signal }): Promise<FavouritePage> => {
      const answer = await fetchAnswer<FavouritePage>(`${base}/${paths[kind]}/page`, params, signal)
      return { ...answer, records: answer.records.map((record) => ({ ...record, kind }) as Favourite) }
    },
    placeholderData: keepPreviousData,
  })
}

export function markSubject({ id, type, s }: SubjectKey, isFavourite: boolean): Promise<null> {
  return postAnswer(`${base}/entity/${isFavourite ? 'add' : 'del'}`, { id, type, s })
}

export function removeFavourite(favourite: Favourite): Promise<null> {
  if (favourite.kind === 'entity') {
    return markSubject({ id: favourite.dataId, type: favourite.type, s: favourite.s }, false)
  }
  const version = favourite.kind === 'chinaEccn' ? favourite.version : undefined
  return postAnswer(`${base}/${paths[favourite.kind]}/del`, { eccn: favourite.eccn, version })
}

/** Every open detail of the subject shows its star as it now is; lists of favourites are asked anew. */
export function noteSubjectMark(client: QueryClient, id: string, hasCollection: boolean): void {
  client.setQueriesData<EntityDetail>(
    { queryKey: ['subject', 'detail', id] },
    (held) => held && { ...held, hasCollection },
  )
  client.setQueriesData<ChinaDetail>({ queryKey: ['china', 'detail'] }, (held) =>
    held?.subject.id === id ? { ...held, hasCollection } : held,
  )
  void client.invalidateQueries({ queryKey: myAccountKeys.favourites() })
}
