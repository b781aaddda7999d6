import { useEffect } from 'react'
import { stringifySearch } from '../../lib/address/query-string.ts'
import { rememberSearch } from '../../lib/browser/recent-searches.ts'
import { keepLastSearch, keepSessionKeyword } from './query/session-keyword.ts'
import type { SearchParams } from './search-params.ts'

/** Stores the keyword after an answer, and the address of the results for the way back from a subject. */
export function useSearchMemory(params: SearchParams, keyword: string, hasArrived: boolean): void {
  useEffect(() => {
    if (!hasArrived || params.tabBut === 'exact') return
    rememberSearch(keyword)
    keepSessionKeyword(keyword)
  }, [hasArrived, params.tabBut, keyword])
  useEffect(() => keepLastSearch(stringifySearch(params)), [params])
}
