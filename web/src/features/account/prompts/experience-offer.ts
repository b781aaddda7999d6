import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'
import { currentSession, hasSignedIn } from '../../../lib/session/session.ts'

const storageKey = 'qingdan.offerShown'
const ofWindow = () => sessionStorage
const ofBrowser = () => localStorage

/**
 * Whether the 7-day package should be offered now: once per session to a signed-in user, once per window to a visitor of a browser where nobody has
 * signed in yet, because a member who signs in again is no new user. Returns true only once.
 */
export function isOfferDue(): boolean {
  if (currentSession() === null && hasSignedIn()) return false
  const storages = currentSession() === null ? [ofWindow] : [ofWindow, ofBrowser]
  const wasMade = storages.some((storage) => readStored(storageKey, storage) !== null)
  for (const storage of storages) writeStored(storageKey, '1', storage)
  return !wasMade
}
