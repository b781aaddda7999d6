import { type PreparedName, prepareName, tokenKinds } from '@qingdan/matching/normalise/prepare.ts'
import { soundOf } from '@qingdan/matching/normalise/token.ts'
import { isDay } from './evidence/births.ts'
import { joinedName } from './names/prepared-names.ts'
import { companyName, personName } from './names/whole-name.ts'
import { rarityOf } from './names/word-rarity.ts'
import type { Profile } from './profile.ts'

/** Keys that two records must share to be compared at all. A shared key is no evidence. */
export interface Key {
  kind: string
  value: string
}

/** The index refuses longer values. */
const longest = 300

/** Keys of a profile, without repetitions. */
export function keysOf(profile: Profile): Key[] {
  const keys: Key[] = [
    ...profile.references.map((value) => ({ kind: 'reference', value })),
    ...profile.numbers.map(({ value }) => ({ kind: 'number', value })),
    ...nameKeys(profile),
  ]
  const short = keys.map(({ kind, value }) => ({ kind, value: value.slice(0, longest) }))
  return [...new Map(short.map((key) => [`${key.kind}|${key.value}`, key])).values()]
}

/** Further names repeat the first ones in other spellings. */
const mostNames = 12
const leastJoined = 6
/** Names and pairs of words that together are rarer than this select few parties: two unknown words have 18. */
const leastRarity = 9
const leastLetters = 3

interface Word {
  sound: string
  rarity: number
}

function nameKeys(profile: Profile): Key[] {
  const { type } = profile
  const isPerson = type === '02'
  const days = isPerson ? profile.births.filter(isDay).map(({ from }) => from) : []
  return profile.names.slice(0, mostNames).flatMap(({ value }): Key[] => {
    const name = prepareName(value, isPerson)
    const whole = isPerson ? personName(name) : companyName(name)
    const joined = joinedName(value)
    const words = wordsOf(name)
    return [
      ...(whole === null ? [] : wholeKeys(`${type}|${whole}`, words, profile)),
      ...(joined.length < leastJoined ? [] : [{ kind: 'letters', value: `${type}|${joined}` }]),
      ...rarePairs(words, isPerson).map((pair) => ({ kind: 'two-words', value: `${type}|${pair}` })),
      ...days.flatMap((day) => words.map(({ sound }) => ({ kind: 'birth-date+word', value: `${day}|${sound}` }))),
    ]
  })
}

/** A common name selects too many parties; then the country must agree too. */
function wholeKeys(value: string, words: readonly Word[], { countries }: Profile): Key[] {
  const isRare = words.length === 0 || words.reduce((sum, { rarity }) => sum + rarity, 0) >= leastRarity
  const byName = { kind: 'name', value }
  return isRare
    ? [byName]
    : [byName, ...countries.map((country) => ({ kind: 'name+country', value: `${value}|${country}` }))]
}

function wordsOf(name: PreparedName): Word[] {
  return name.tokens.flatMap((token, at) => {
    const kind = name.kinds[at]
    const isPart = kind !== tokenKinds.particle && kind !== tokenKinds.title && token.form.length >= leastLetters
    return isPart ? [{ sound: soundOf(token), rarity: rarityOf(token.form, name.isPerson) }] : []
  })
}

/** The two rarest words by their sound; for persons each two of the three rarest. */
function rarePairs(words: readonly Word[], isPerson: boolean): string[] {
  const rarest = words
    .toSorted((a, b) => b.rarity - a.rarity || (a.sound < b.sound ? -1 : 1))
    .slice(0, isPerson ? 3 : 2)
  return rarest.flatMap((one, at) =>
    rarest
      .slice(at + 1)
      .filter((other) => one.sound !== other.sound && one.rarity + other.rarity >= leastRarity)
      .map((other) => [one.sound, other.sound].sort().join(' ')),
  )
}
