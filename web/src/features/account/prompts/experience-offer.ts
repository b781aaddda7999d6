import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'
import { currentSession } from '../../../lib/session/session.ts'

const storageKey = 'qingdan.offerShown'
const ofWindow = () => sessionStorage
const ofBrowser = () => localStorage

/**
 * Whether the free experience has yet to be offered: to who is signed in once until they sign out, to a visitor once in this window. True
 * once.
 */
export function isOfferDue(): boolean {
  const storages = currentSession() === null ? [ofWindow] : [ofWindow, ofBrowser]
  const wasMade = storages.some((storage) => readStored(storageKey, storage) !== null)
  for (const storage of storages) writeStored(storageKey, '1', storage)
  return !wasMade
}
