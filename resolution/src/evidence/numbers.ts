import type { IdentityNumber, NumberKind } from '../identity-numbers.ts'
import type { Profile } from '../profile.ts'
import { type Finding, finding, shared } from './finding.ts'

/** Registers that give a number to one party only, in the whole world. */
const unique: readonly NumberKind[] = ['imo', 'company-imo', 'lei', 'uscc', 'aircraft']
/** A number of this length is unique in its country. */
const longNumber = 9

/** The strongest number that both state, or numbers of one register that differ. */
export function compareNumbers({ numbers: a }: Profile, { numbers: b }: Profile): Finding[] {
  const both = a.filter((one) => b.some((other) => areEqual(one, other)))
  const found = both.find(({ kind }) => unique.includes(kind)) ?? both.find(isLong) ?? both[0]
  if (found === undefined) return differing(a, b)
  const values = [`${found.stated} ${found.value}`]
  if (unique.includes(found.kind)) return [finding('unique-number', values)]
  return [finding(isLong(found) ? 'long-number' : 'number', values)]
}

function isLong({ kind, value, country }: IdentityNumber): boolean {
  return kind === 'number' && country !== null && value.length >= longNumber
}

/** A publisher may state the number of a company at the IMO as its registration. */
const shortestUnstated = 7

function areEqual(one: IdentityNumber, other: IdentityNumber): boolean {
  if (one.value !== other.value || (one.kind !== other.kind && one.value.length < shortestUnstated)) return false
  return one.country === null || other.country === null || one.country === other.country
}

/** Passports are renewed and prove nothing. */
function differing(a: readonly IdentityNumber[], b: readonly IdentityNumber[]): Finding[] {
  for (const one of a) {
    for (const other of b) {
      if (one.kind !== other.kind || one.stated === 'passport' || other.stated === 'passport') continue
      const isOneRegister = one.stated === other.stated && one.country !== null && one.country === other.country
      const isComparable =
        one.kind === 'number' ? isOneRegister && one.value.length === other.value.length : unique.includes(one.kind)
      if (isComparable)
        return [finding('other-number', [`${one.stated} ${one.value}`, `${other.stated} ${other.value}`])]
    }
  }
  return []
}

/** The numbers by which publishers refer to one another's entries. */
export function compareReferences({ references: a }: Profile, { references: b }: Profile): Finding[] {
  const both = shared(a, b)
  const [un] = both.filter((value) => value.startsWith('un:'))
  const found =
    un === undefined ? both.slice(0, 1).map((value) => finding('reference', [value])) : [finding('un-reference', [un])]
  return [...found, ...['un:', 'ofac:'].flatMap((scheme) => otherReference(scheme, a, b))]
}

/** The United Nations and OFAC give each party one number. */
function otherReference(scheme: string, a: readonly string[], b: readonly string[]): Finding[] {
  const [one, other] = [a, b].map((values) => values.filter((value) => value.startsWith(scheme))) as [
    string[],
    string[],
  ]
  if (one.length === 0 || other.length === 0 || shared(one, other).length > 0) return []
  return [finding('other-reference', [one.join(', '), other.join(', ')])]
}
