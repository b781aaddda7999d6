import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { readStored, writeStored } from '../browser/browser-storage.ts'

const storageKey = 'qingdan.returnPath'
/** Id of the user it belongs to; '' for any user who signs in. */
const ownerKey = 'qingdan.returnFor'
const session = () => sessionStorage
const home = '/home'

/** Pages for a user with an incomplete profile (core-platform.md §4). */
const openToAll: readonly string[] = [
  home,
  '/sanctionSearch',
  '/eccnSearch',
  '/chinaEccnCategory',
  '/chinaSanctionList',
]
/** Never return to these pages: it would be a redirect loop. */
const signInPaths: readonly string[] = ['/', '/login', '/register', '/wechatShowPage', '/oidcShowPage']

/** Path and query of `text` if it is on this site; null for every other address, in any notation. */
export function ownPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null
  const origin = 'https://own.invalid'
  const address = URL.canParse(text, origin) ? new URL(text, origin) : null
  if (address === null || address.origin !== origin || address.pathname.startsWith('//')) return null
  return `${address.pathname}${address.search}${address.hash}`
}

/** Stores where to go after a sign-in that leaves the page; only for that user, if `userId` is given. */
export function saveReturnPath(path: string, userId = ''): void {
  const own = ownPath(path)
  if (own === null || signInPaths.includes(pathOf(own))) return
  writeStored(storageKey, own, session)
  writeStored(ownerKey, userId, session)
}

export function forgetReturnPath(): void {
  writeStored(storageKey, '', session)
  writeStored(ownerKey, '', session)
}

/** Where to go after sign-in: the stored path, otherwise home. Deletes the stored path. */
export function takeLanding(signedIn: Pick<LoginAnswer, 'infoComplete' | 'userId'>): string {
  const kept = readStored(storageKey, session)
  const owner = readStored(ownerKey, session) || signedIn.userId
  forgetReturnPath()
  return landingOf(signedIn, owner === signedIn.userId ? kept : null)
}

/** `path` if it is on this site and open to that user, otherwise home. */
export function landingOf({ infoComplete }: Pick<LoginAnswer, 'infoComplete'>, path: string | null): string {
  const own = ownPath(path)
  if (own === null || signInPaths.includes(pathOf(own))) return home
  return infoComplete || openToAll.includes(pathOf(own)) ? own : home
}

function pathOf(own: string): string {
  return new URL(own, 'https://own.invalid').pathname
}
