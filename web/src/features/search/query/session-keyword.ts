import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'

const storageKey = 'qingdan.keyword'
const session = () => sessionStorage

/** The keyword that stays in the box for the session; '' without a search. */
export function readSessionKeyword(): string {
  return readStored(storageKey, session) ?? ''
}

export function keepSessionKeyword(keyword: string): void {
  writeStored(storageKey, keyword, session)
}

const lastSearchKey = 'qingdan.last-search'

/** Query string of the last results (`?seachKey=…`), for the way back from a subject. */
export function readLastSearch(): string | null {
  return readStored(lastSearchKey, session)
}

export function keepLastSearch(query: string): void {
  writeStored(lastSearchKey, query, session)
}
