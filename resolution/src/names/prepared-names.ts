import type { ListedName } from '@qingdan/matching/model.ts'
import { type PreparedQuery, prepareQuery } from '@qingdan/matching/score.ts'
import type { Profile } from '../profile.ts'
import { type NameWords, nameWordsOf } from './name-words.ts'

/** The names of a profile, prepared for comparing; what costs much is prepared at first use. */
export interface PreparedNames {
  readonly words: NameWords[]
  /** `sorted` of the words. */
  readonly sorted: ReadonlySet<string>
  /** Letters and digits of each name without spaces: Al Madani and Almadani are equal. */
  readonly joined: ReadonlySet<string>
  readonly listed: ListedName[]
  /** The first name alone. */
  readonly primary: ListedName[]
  readonly queries: PreparedQuery[]
}

/** Further names of one record repeat the first ones. */
const mostWords = 12
const mostListed = 12
const mostQueries = 6

const prepared = new WeakMap<Profile, PreparedNames>()

export function preparedNamesOf(profile: Profile): PreparedNames {
  const held = prepared.get(profile) ?? prepare(profile)
  prepared.set(profile, held)
  return held
}

function prepare(profile: Profile): PreparedNames {
  let queries: PreparedQuery[] | null = null
  const words = nameWordsOf(profile).slice(0, mostWords)
  const listed = profile.names.slice(0, mostListed).map(
    ({ value, isWeak }, at): ListedName => ({
      value,
      quality: isWeak ? 'weak' : 'strong',
      kind: at === 0 ? 'primary' : 'aka',
    }),
  )
  return {
    words,
    sorted: new Set(words.map(({ sorted }) => sorted)),
    joined: new Set(profile.names.map(({ value }) => joinedName(value))),
    listed,
    primary: listed.slice(0, 1),
    get queries() {
      queries ??= profile.names.slice(0, mostQueries).map(({ value }) => prepareQuery(value, profile.type))
      return queries
    },
  }
}

/** A name in its order as one word. */
export function joinedName(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
