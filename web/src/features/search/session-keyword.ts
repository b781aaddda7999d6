import { readStored, writeStored } from '../../browser-storage.ts'

const storageKey = 'qingdan.keyword'
const session = () => sessionStorage

/** The keyword stays in the box for the session; '' when none was searched. */
export function readSessionKeyword(): string {
  return readStored(storageKey, session) ?? ''
}

export function keepSessionKeyword(keyword: string): void {
  writeStored(storageKey, keyword, session)
}
