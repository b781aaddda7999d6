import { type IdentifierKind, recogniseIdentifier } from './identifier.ts'

/**
 * The number that is the name of an aircraft, with its kind: publishers name one by its registration or serial number
 * (EP-GOL, MSN 391). Null if the name is words.
 */
export function aircraftNumberIn(name: string): { kind: IdentifierKind; value: string } | null {
  const found = recogniseIdentifier(name)
  if (found !== null) return { kind: found.kind, value: name }
  return /\s/.test(name) ? null : { kind: 'tail-number', value: name }
}
