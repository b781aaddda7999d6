import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'

/** The letter is an initial of the token, in a name in one wording also of its Russian word. */
export function startsWith(name: PreparedName, index: number, letter: number): boolean {
  return (name.tokens[index] as Token).codes[0] === letter || startsWithInRussian(name, index, letter)
}

/** The letter is an initial of the Russian word for the token, in a name in one wording. */
export function startsWithInRussian(name: PreparedName, index: number, letter: number): boolean {
  return name.initials !== null && ((name.initials[index] as number) & (1 << (letter & 31))) !== 0
}
