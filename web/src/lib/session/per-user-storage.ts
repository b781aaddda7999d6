import { readStored, writeStored } from '../browser/browser-storage.ts'

const ownerKey = 'qingdan.owner'
/** Of the browser, whoever uses it. */
const staying: readonly string[] = [
  'qingdan.session',
  'qingdan.language',
  'qingdan.shortcuts',
  'mantine-color-scheme-value',
]

/**
 * What the browser keeps for somebody (open pages, keywords, searches, the way back) is nobody else's: unless it is the user's, it is
 * forgotten. What a visitor left is of whoever signs in next. `userId` null: nobody is signed in. Choices such as the language stay.
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
    // What may not be touched was not kept by us either.
  }
}
