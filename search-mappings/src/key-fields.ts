import type { NameKeys } from '@qingdan/matching/model.ts'

/** The index field of each family of keys. These names are stored: a change needs a new `indexFormat`. */
export const keyFields = {
  token: 'token',
  phonetic: 'phonetic',
  consonantSkeleton: 'frame',
  deletion: 'deletion',
  joined: 'joined',
  han: 'han',
  hanRomanised: 'hrom',
} as const satisfies Record<keyof NameKeys, string>

/** Keys by the names of their index fields. */
export type StoredKeys = Record<(typeof keyFields)[keyof NameKeys], string[]>

/** The keys of a subject in the form of its document. */
export function toStoredKeys(keys: NameKeys): StoredKeys {
  return {
    token: keys.token,
    phonetic: keys.phonetic,
    frame: keys.consonantSkeleton,
    deletion: keys.deletion,
    joined: keys.joined,
    han: keys.han,
    hrom: keys.hanRomanised,
  }
}
