import { isGenericName } from '@qingdan/matching/compare/generic-name.ts'
import { createEditDistance } from '@qingdan/matching/compare/latin/edit-distance.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { type PreparedName, prepareName, tokenKinds } from '@qingdan/matching/normalise/prepare.ts'
import { codesOf } from '@qingdan/matching/normalise/token.ts'

/** Words that describe a person and are no part of the name. */
const besideTheName: ReadonlySet<number> = new Set([tokenKinds.particle, tokenKinds.title, tokenKinds.initial])

/**
 * A person's name independent of the order of its parts: its words in Latin letters, ascending, without titles and
 * particles; a Han name unchanged. Scripts without vowels keep their letters. Null if nothing is left.
 */
export function personName(value: string): string | null {
  const name = prepareName(value, true)
  if (name.han !== null) return name.tokens.length > 0 ? null : name.han.characters.join('')
  const words = name.unvowelled.includes(1)
    ? foldName(value).split(' ')
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
export function companyName(value: string): string | null {
  const name = prepareName(value, false)
  if (name.han !== null) return hanCompany(value, name)
  if (name.unvowelled.includes(1)) {
    const folded = foldName(value)
    return folded.includes(' ') ? folded : null
  }
  const words = name.tokens.filter((_, at) => name.kinds[at] !== tokenKinds.particle).map(({ form }) => form)
  const distinctiveness = name.distinctiveness.reduce((sum, part) => sum + part, 0)
  if (isGenericName(name)) return null
  if (words.length === 1) return (words[0] as string).length < leastLetters ? null : (words[0] as string)
  return distinctiveness < (words.length === 2 ? minDistinctive.ofTwo : minDistinctive.ofMore) ? null : words.join(' ')
}

/** With digits, kana or letters between the Han characters the name stays whole: 第360航空機修理工場 is not 第218航空機修理工場. */
function hanCompany(value: string, name: PreparedName): string | null {
  const { characters, segments } = name.han ?? { characters: [], segments: [] }
  const kept = segments.filter(({ kind }) => kind !== 'legal')
  const isDistinctive = kept.some(({ kind }) => kind === 'trade')
  const text =
    name.tokens.length > 0
      ? foldName(value).replaceAll(' ', '')
      : kept.map(({ from, to }) => characters.slice(from, to).join('')).join('')
  return isDistinctive && [...text].length >= leastHan ? text : null
}

/** How two names of persons compare: the same words, or every word of the shorter one is in the longer. */
export function compareWords(one: string, other: string): 'same' | 'part' | null {
  if (one === other) return 'same'
  const [few, many] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length) as [string[], string[]]
  if (few.length < 2) return null
  const left = new Set(many)
  for (const word of few) {
    const found = left.has(word) ? word : [...left].find((candidate) => areOneWord(word, candidate))
    if (found === undefined) return null
    left.delete(found)
  }
  return 'part'
}

const editDistance = createEditDistance()
const leastForSlip = 4
const leastForTwo = 8

/** Whether two words are spellings of one name: Aleksandr, Alexander; short words must be equal. */
function areOneWord(one: string, other: string): boolean {
  if (one === other) return true
  const length = Math.min(one.length, other.length)
  if (length < leastForSlip) return false
  const most = length < leastForTwo ? 1 : 2
  return editDistance(codesOf(one), codesOf(other), most) <= most
}

/** Number of words that both names have, in any spelling. */
export function sharedWords(one: string, other: string): number {
  const left = new Set(other.split(' '))
  let count = 0
  for (const word of one.split(' ')) {
    if (word.length < 3) continue
    const found = left.has(word) ? word : [...left].find((candidate) => areOneWord(word, candidate))
    if (found === undefined) continue
    left.delete(found)
    count++
  }
  return count
}
