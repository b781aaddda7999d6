import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { readStored, writeStored } from '../browser/browser-storage.ts'

const storageKey = 'qingdan.returnPath'
/** Id of the user it belongs to; '' for any user who signs in. */
const ownerKey = 'qingdan.returnFor'
const session = () => sessionStorage
const home = '/home'

/** Never return to these pages: they lead on themselves. */
const leadingOn: readonly string[] = ['/', '/login', '/register', '/wechatShowPage', '/oidcShowPage', '/updateUserInfo']

/** Path and query of `text` if it is on this site; null for every other address, in any notation. */
export function ownPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null
  const origin = 'https://own.invalid'
  const address = URL.canParse(text, origin) ? new URL(text, origin) : null
  if (address === null || address.origin !== origin || address.pathname.startsWith('//')) return null
  return `${address.pathname}${address.search}${address.hash}`
}

/** Stores where to go after a sign-in, or a form, that leaves the page; only for that user, if `userId` is given. */
export function saveReturnPath(path: string, userId = ''): void {
  const own = ownPath(path)
  if (own === null || leadingOn.includes(pathOf(own))) return
  writeStored(storageKey, own, session)
  writeStored(ownerKey, userId, session)
}

export function forgetReturnPath(): void {
  writeStored(storageKey, '', session)
  writeStored(ownerKey, '', session)
}

/** Where to go after sign-in or the form: the stored path, otherwise home. Deletes the stored path. */
export function takeLanding({ userId }: Pick<LoginAnswer, 'userId'>): string {
  const kept = readStored(storageKey, session)
  const owner = readStored(ownerKey, session) || userId
  forgetReturnPath()
  return landingOf(owner === userId ? kept : null)
}

/** `path` if it is on this site, otherwise home. */
export function landingOf(path: string | null): string {
  const own = ownPath(path)
  return own === null || leadingOn.includes(pathOf(own)) ? home : own
}

function pathOf(own: string): string {
  return new URL(own, 'https://own.invalid').pathname
}
