import type { Bulletin, BulletinData } from '@qingdan/api/contract/news/bulletin.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Bulletins per page (compliance-workflows.md §9). */
export const bulletinPageSize = 5

export interface BulletinView {
  id: string
  postTime: string
  dataType: Bulletin['dataType']
  data: BulletinData
}

/** The bulletins of an answer; one that is not a JSON object is skipped, so that the others are still shown. */
export function readBulletins(bulletins: readonly Bulletin[]): BulletinView[] {
  return bulletins.flatMap(({ dataJson, ...bulletin }) => {
    const data = parse(dataJson)
    return data === null ? [] : [{ ...bulletin, data }]
  })
}

function parse(text: string): BulletinData | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? (data as BulletinData) : null
  } catch {
    return null
  }
}

/** Newest first; the previous page stays visible while the next one loads. */
export function bulletinsOptions(params: {
  page: number
  pageSize: number
  keyword?: string | undefined
  dataType?: Bulletin['dataType'] | undefined
}) {
  return queryOptions({
    queryKey: ['bulletins', params],
    queryFn: ({ signal }) => call('bulletin.page', params, signal),
    select: ({ data, count }) => ({ bulletins: readBulletins(data), count }),
    placeholderData: keepPreviousData,
  })
}
