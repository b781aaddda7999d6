import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'

/** The letter is an initial of the token, in a name in one wording also of its Russian word. */
export function startsWith(name: PreparedName, index: number, letter: number): boolean {
  return (name.tokens[index] as Token).codes[0] === letter || startsWithInRussian(name, index, letter)
}

/** The letter is an initial of the Russian word for the token, in a name in one wording. */
export function startsWithInRussian(name: PreparedName, index: number, letter: number): boolean {
  return name.initials !== null && ((name.initials[index] as number) & (1 << (letter & 31))) !== 0
}

/** Letters of one Russian letter: CHTPZ, Chelyabinsk Pipe (Truboprokatny) Plant. */
const oneLetter: [RegExp, string][] = [
  [/s?h?ch/g, 'c'],
  // TsKBA and TsNIIKM state what they work on after the abbreviation.
  [/ts(?!kb|nii)/g, 'c'],
  [/([sz])h/g, '$1'],
  [/kh/g, 'h'],
  [/y([ua])/g, '$1'],
]

/** An abbreviation with one Latin letter for each Russian one; the same if there is nothing to replace. */
export function withSingleLetters(form: string): string {
  return oneLetter.reduce((letters, [several, one]) => letters.replace(several, one), form)
}

const letterOf = (letter: string): number => letter.charCodeAt(0)
const [letterN, letterI, letterK, letterC] = ['n', 'i', 'k', 'c'].map(letterOf) as [number, number, number, number]
const company: ReadonlySet<string> = new Set(['company', 'co', 'corporation', 'kompaniya', 'korporatsiya'])

/**
 * The letters are the initials of the name, all in English or all in Russian. In Russian what an organisation is may stand before what it
 * works on (KZSK, Kazan Synthetic Rubber Plant), research is two words (PNITI) and company is a letter (SUEK).
 */
export function isSpelledByInitials(letters: ArrayLike<number>, long: PreparedName): boolean {
  if (long.initials === null) return false
  return isSpelledIn(startsInRussian, letters, long) || isSpelledIn(startsInEnglish, letters, long)
}

type StartsWith = (name: PreparedName, index: number, letter: number) => boolean

const startsInEnglish: StartsWith = (name, index, letter) => (name.tokens[index] as Token).codes[0] === letter

const startsInRussian: StartsWith = (name, index, letter) =>
  (name.initials?.[index] ?? 0) === 0 ? startsInEnglish(name, index, letter) : startsWithInRussian(name, index, letter)

function isSpelledIn(starts: StartsWith, letters: ArrayLike<number>, long: PreparedName): boolean {
  const places = placesOf(long)
  if (isSpelledFrom(starts, 0, letters, 0, places, long)) return true
  // A research institute, a design bureau are moved as a whole; a trade name is not.
  for (let from = places.length - 1; from > 0 && from >= places.length - 2; from--) {
    if (!isGeneral(long, places[from] as number)) break
    for (let at = 1; at < from; at++) {
      const moved = [...places.slice(0, at), ...places.slice(from), ...places.slice(at, from)]
      if (isSpelledFrom(starts, 0, letters, 0, moved, long)) return true
    }
  }
  return false
}

const mostGeneral = 0.5

/** The word says what an organisation is or does, or stands in the names of many. */
export function isGeneral(name: PreparedName, index: number): boolean {
  return (name.distinctiveness[index] as number) <= mostGeneral
}

function placesOf(long: PreparedName): number[] {
  const places: number[] = []
  for (let at = 0; at < long.tokens.length; at++) if (long.kinds[at] !== tokenKinds.particle) places.push(at)
  return places
}

function isSpelledFrom(
  starts: StartsWith,
  letter: number,
  letters: ArrayLike<number>,
  place: number,
  places: readonly number[],
  long: PreparedName,
): boolean {
  if (place === places.length) {
    if (letter === letters.length) return true
    return letter + 1 === letters.length && letter >= leastBeforeCompany && isCompanyLetter(letters[letter], long)
  }
  const at = places[place] as number
  const next = letters[letter]
  if (next === undefined) return false
  if (starts(long, at, next) && isSpelledFrom(starts, letter + 1, letters, place + 1, places, long)) return true
  const isResearch = next === letterN && letters[letter + 1] === letterI && long.tokens[at]?.form === 'research'
  return isResearch && isSpelledFrom(starts, letter + 2, letters, place + 1, places, long)
}

const leastBeforeCompany = 3

/** The letter is that of a company, whose word is among the legal forms of the name. */
export function isCompanyLetter(letter: number | undefined, long: PreparedName): boolean {
  return (letter === letterK || letter === letterC) && long.legal.some(({ form }) => company.has(form))
}
