import { isGenericName } from '@qingdan/matching/compare/generic-name.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { type PreparedName, tokenKinds } from '@qingdan/matching/normalise/prepare.ts'

/** Words that describe a person and are no part of the name. */
const besideTheName: ReadonlySet<number> = new Set([tokenKinds.particle, tokenKinds.title, tokenKinds.initial])

/**
 * A person's name independent of the order of its parts: its words in Latin letters, ascending, without titles and
 * particles; a Han name unchanged. Scripts without vowels keep their letters. Null if nothing is left.
 */
export function personName(name: PreparedName): string | null {
  if (name.han !== null) return name.tokens.length > 0 ? null : name.han.characters.join('')
  const words = name.unvowelled.includes(1)
    ? foldName(name.text).split(' ')
    : name.tokens.filter((_, at) => !besideTheName.has(name.kinds[at] as number)).map(({ form }) => form)
  return words.length === 0 ? null : [...new Set(words)].sort().join(' ')
}

/**
 * Minimum distinctiveness of a company name with two words, and with three or more; a word of a trade or a place has
 * about a quarter.
 */
const minDistinctive = { ofTwo: 1, ofMore: 0.8 }
const leastLetters = 4
const leastHan = 4

/**
 * The whole name of a company, folded, without its legal form; also in Han. Null for a name that many companies may
 * have: only a kind of company, or one very short word.
 */
export function companyName(name: PreparedName): string | null {
  if (name.han !== null) return hanCompany(name)
  if (name.unvowelled.includes(1)) {
    const folded = foldName(name.text)
    return folded.includes(' ') ? folded : null
  }
  const words = name.tokens.filter((_, at) => name.kinds[at] !== tokenKinds.particle).map(({ form }) => form)
  const distinctiveness = name.distinctiveness.reduce((sum, part) => sum + part, 0)
  if (isGenericName(name)) return null
  if (words.length === 1) return (words[0] as string).length < leastLetters ? null : (words[0] as string)
  return distinctiveness < (words.length === 2 ? minDistinctive.ofTwo : minDistinctive.ofMore) ? null : words.join(' ')
}

/** With digits, kana or letters between the Han characters the name stays whole: 第360航空機修理工場 is not 第218航空機修理工場. */
function hanCompany(name: PreparedName): string | null {
  const { characters, segments } = name.han ?? { characters: [], segments: [] }
  const kept = segments.filter(({ kind }) => kind !== 'legal')
  const isDistinctive = kept.some(({ kind }) => kind === 'trade')
  const text =
    name.tokens.length > 0
      ? foldName(name.text).replaceAll(' ', '')
      : kept.map(({ from, to }) => characters.slice(from, to).join('')).join('')
  return isDistinctive && [...text].length >= leastHan ? text : null
}
