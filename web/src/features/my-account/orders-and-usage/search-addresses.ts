import type { SearchDetail } from '@qingdan/api/contract/my-account/search-records.ts'

/** The address of a row that a recorded search showed. */
export function addressOfRow({ moduleId }: Pick<SearchDetail, 'moduleId'>, { id, type }: SearchDetail['rows'][number]) {
  const edition = type ?? undefined
  return {
    sanction: address('/sanctionInfoSearch', { id, dataType: edition, s: '1' }),
    chinaSanction: address('/chinaSanctionDetail', { id }),
    eccn: address('/eccBodyDetailsPage', { eccn: id }),
    item: address('/chinaItemsDetails', { eccn: id, version: edition }),
    law: address('/lawDetail', { id }),
  }[moduleId]
}

/** The address at which the same search is made today. */
export function addressOfSearch({ moduleId, keyword, asked }: Pick<SearchDetail, 'moduleId' | 'keyword' | 'asked'>) {
  const { searchType, labelIds, ...filters } = asked
  const words = searchType === 'exact' ? { tabBut: 'exact', entityName: keyword } : { seachKey: keyword }
  return {
    sanction: address('/sanctionSearch', { ...words, ...filters }),
    chinaSanction: address('/chinaSanctionList', { searchkey: keyword, labelId: labelIds }),
    eccn: address('/eccnSearchPage', { val: keyword, ...filters }),
    item: address('/chinaItems', { val: keyword, ...filters }),
    law: address('/law', { keyword, ...filters }),
  }[moduleId]
}

function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `${path}?${new URLSearchParams(given)}`
}
