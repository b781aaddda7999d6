import { createHash } from 'node:crypto'

/**
 * Id of a record whose publisher gives no number: twelve hex digits of what tells it from the others (name and country, schedule
 * and item), so that the same party has the same id in every edition. Case, accents and white space do not count.
 */
export function derivedId(...parts: string[]): string {
  const folded = parts.map((part) => part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' '))
  return createHash('sha256')
    .update(folded.map((part) => part.trim()).join('|'))
    .digest('hex')
    .slice(0, 12)
}
