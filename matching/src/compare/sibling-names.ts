import { type PreparedName, tokenKinds } from '../normalise/prepare.ts'

const leastLetters = 3
const mostLetters = 6

/** Marks what the names of one subject say about each other. */
export function readSiblingNames(names: readonly PreparedName[]): void {
  const isInLatin = names.some((name) => name.han === null && name.foreign.includes(0))
  for (const name of names) {
    name.isNamedInLatin = isInLatin && name.han !== null
    const letters = name.tokens.length === 1 && !name.isPerson ? (name.tokens[0]?.form ?? '') : ''
    name.isSpelledOut =
      letters.length >= leastLetters &&
      letters.length <= mostLetters &&
      names.some((other) => other.tokens.length > 1 && spellsOut(other, letters))
  }
}

/**
 * Every word except particles gives its first letter and possibly inner letters: SATA, Saman Tose'e Asia. Legal forms
 * may.
 */
function spellsOut(name: PreparedName, letters: string): boolean {
  const words = name.tokens.map(({ form }, at) => ({ form, mayBeLeftOut: name.kinds[at] === tokenKinds.particle }))
  return isSpelledBy(letters, [...words, ...name.legal.map(({ form }) => ({ form, mayBeLeftOut: true }))])
}

function isSpelledBy(letters: string, words: readonly { form: string; mayBeLeftOut: boolean }[]): boolean {
  const [word, ...others] = words
  if (word === undefined) return letters === ''
  if (word.mayBeLeftOut && isSpelledBy(letters, others)) return true
  if (letters[0] !== word.form[0]) return false
  let from = 0
  for (let count = 1; count <= letters.length; count++) {
    from = word.form.indexOf(letters[count - 1] as string, from) + 1
    if (from === 0) return false
    if (isSpelledBy(letters.slice(count), others)) return true
  }
  return false
}
