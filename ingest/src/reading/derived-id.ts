import { createHash } from 'node:crypto'

/**
 * Id of a record whose publisher gives no number: twelve hex digits made from what identifies it (name and country,
 * schedule and item), so that a party keeps its id in every edition. Case, accents and white space are ignored.
 */
export function derivedId(...parts: string[]): string {
  const folded = parts.map((part) => part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' '))
  return createHash('sha256')
    .update(folded.map((part) => part.trim()).join('|'))
    .digest('hex')
    .slice(0, 12)
}
