import type { EntityDetail } from '../detail.ts'
import { hasEnded, strictestState } from '../terms/lists-inside.ts'
import type { PossiblySame } from './possible-match.ts'

type FurtherList = PossiblySame['lists'][number]

/** Lists that a possibly same subject is on now and the subject itself, on the lists `own`, is not; each once, without repetitions. */
export function furtherLists(own: readonly number[], others: readonly Pick<PossiblySame, 'lists'>[]): FurtherList[] {
  const further = others
    .flatMap(({ lists }) => lists)
    .filter(({ sourceId, state, repeats }) => state !== 'ended' && repeats.length === 0 && !own.includes(sourceId))
  return [...new Map(further.map((list) => [list.sourceId, list])).values()]
}

/** Those of the detail of a subject. */
export function furtherListsOf(detail: Pick<EntityDetail, 'sanctionInfoList' | 'possiblySame'>): FurtherList[] {
  const standing = detail.sanctionInfoList.filter((list) => !hasEnded(strictestState(list.sanctionMetaList)))
  return furtherLists(
    standing.map(({ sourceId }) => sourceId),
    detail.possiblySame,
  )
}
