import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of four, 79 bits. */
export function createOneTimePassword(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const group = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: 4 }, group).join('-')
}

const lifeMillis = 72 * 60 * 60 * 1000

/** A password that somebody else knew works for three days: over a weekend, not for years. */
export function endOfOneTimePassword(now: Date): Date {
  return new Date(now.getTime() + lifeMillis)
}
