import { readStored, writeStored } from '../../browser-storage.ts'

const storageKey = 'qingdan.offerShown'
const session = () => sessionStorage

/** Whether the free experience has yet to be offered in this session; true once. */
export function isOfferDue(): boolean {
  if (readStored(storageKey, session) !== null) return false
  writeStored(storageKey, '1', session)
  return true
}
