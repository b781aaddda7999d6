import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import type { PossiblySame } from '@qingdan/api/contract/matches/possible-match.ts'
import { strictestState } from '@qingdan/api/contract/terms/lists-inside.ts'

type FurtherList = PossiblySame['lists'][number]

/** Lists that a possibly same subject is on now and this one is not, each once. */
export function furtherLists(detail: Pick<EntityDetail, 'sanctionInfoList' | 'possiblySame'>): FurtherList[] {
  const standing = detail.sanctionInfoList.filter((list) => strictestState(list.sanctionMetaList) !== 'ended')
  const own = new Set(standing.map(({ sourceId }) => sourceId))
  const further = detail.possiblySame
    .flatMap(({ lists }) => lists)
    .filter(({ sourceId, state, repeats }) => state !== 'ended' && repeats.length === 0 && !own.has(sourceId))
  return [...new Map(further.map((list) => [list.sourceId, list])).values()]
}
