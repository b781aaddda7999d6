import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { readStored, writeStored } from '../browser/browser-storage.ts'

const storageKey = 'qingdan.returnPath'
/** Id of the user it is for; '' for whoever signs in. */
const ownerKey = 'qingdan.returnFor'
const session = () => sessionStorage
const home = '/home'

/** Where somebody with an incomplete profile may land (core-platform.md §4). */
const openToAll: readonly string[] = [
  home,
  '/sanctionSearch',
  '/eccnSearch',
  '/chinaEccnCategory',
  '/chinaSanctionList',
]
/** Coming back to one of these would lead in a circle. */
const doors: readonly string[] = ['/', '/login', '/register', '/wechatShowPage', '/oidcShowPage']

/** `text` as path and query of this site; null for every other address, however it is written. */
export function ownPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null
  const origin = 'https://own.invalid'
  const address = URL.canParse(text, origin) ? new URL(text, origin) : null
  if (address === null || address.origin !== origin || address.pathname.startsWith('//')) return null
  return `${address.pathname}${address.search}${address.hash}`
}

/** Keeps where to go after a sign-in that leaves the page; of that user, where `userId` is given. */
export function saveReturnPath(path: string, userId = ''): void {
  const own = ownPath(path)
  if (own === null || doors.includes(pathOf(own))) return
  writeStored(storageKey, own, session)
  writeStored(ownerKey, userId, session)
}

export function forgetReturnPath(): void {
  writeStored(storageKey, '', session)
  writeStored(ownerKey, '', session)
}

/** Where whoever signed in goes from a door of the site: what was kept, else home. It is kept no longer. */
export function takeLanding(signedIn: Pick<LoginAnswer, 'infoComplete' | 'userId'>): string {
  const kept = readStored(storageKey, session)
  const owner = readStored(ownerKey, session) || signedIn.userId
  forgetReturnPath()
  return landingOf(signedIn, owner === signedIn.userId ? kept : null)
}

/** `path` where it is of this site and open to that user, else home. */
export function landingOf({ infoComplete }: Pick<LoginAnswer, 'infoComplete'>, path: string | null): string {
  const own = ownPath(path)
  if (own === null || doors.includes(pathOf(own))) return home
  return infoComplete || openToAll.includes(pathOf(own)) ? own : home
}

function pathOf(own: string): string {
  return new URL(own, 'https://own.invalid').pathname
}
