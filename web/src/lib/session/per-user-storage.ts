import { readStored, writeStored } from '../browser/browser-storage.ts'

const ownerKey = 'qingdan.owner'
/** Preferences of the browser, shared by all its users. */
const staying: readonly string[] = [
  'qingdan.session',
  'qingdan.hasSignedIn',
  'qingdan.language',
  'qingdan.shortcuts',
  'mantine-color-scheme-value',
]

/**
 * Data that the browser keeps for one user (open pages, keywords, searches, the way back) is deleted when another user signs in. Data of a visitor
 * passes to the user who signs in next. `userId` null: nobody is signed in. Preferences such as the language stay.
 */
export function claimUserStorage(userId: string | null): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    const owner = readStored(ownerKey, storage) ?? ''
    if (owner === (userId ?? '')) continue
    if (owner !== '') forgetAll(storage)
    writeStored(ownerKey, userId ?? '', storage)
  }
}

function forgetAll(storage: () => Storage): void {
  try {
    const stored = storage()
    const keys = Array.from({ length: stored.length }, (_, at) => stored.key(at))
    for (const key of keys) if (key !== null && !staying.includes(key)) stored.removeItem(key)
  } catch {
    // Blocked storage contains nothing of ours.
  }
}
