import type { PreparedName } from '../normalise/prepare.ts'
import { acronymFits } from './acronym.ts'

/** Marks what the names of one subject say of each other. */
export function readBeside(names: readonly PreparedName[]): void {
  const isInLatin = names.some((name) => name.han === null && name.foreign.includes(0))
  for (const name of names) {
    name.isNamedInLatin = isInLatin && name.han !== null
    name.isSpelledOut =
      name.tokens.length === 1 && names.some((other) => other.tokens.length > 1 && acronymFits(other, name))
  }
}
