import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'
import { currentSession } from '../../../lib/session/session.ts'

const storageKey = 'qingdan.offerShown'
const ofWindow = () => sessionStorage
const ofBrowser = () => localStorage

/** Whether the 7-day package should be offered now: once per session to a signed-in user, once per window to a visitor. Returns true only once. */
export function isOfferDue(): boolean {
  const storages = currentSession() === null ? [ofWindow] : [ofWindow, ofBrowser]
  const wasMade = storages.some((storage) => readStored(storageKey, storage) !== null)
  for (const storage of storages) writeStored(storageKey, '1', storage)
  return !wasMade
}
