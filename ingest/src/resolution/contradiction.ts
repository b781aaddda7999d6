import { isByName, mayStandTwice, type Reason } from './agreement.ts'
import type { NumberKind } from './identity-numbers.ts'
import type { Party } from './party.ts'
import type { Profile } from './profile.ts'

/** Kinds of numbers of which a party has only one. */
const single: readonly NumberKind[] = ['imo', 'lei', 'uscc']

/**
 * Why two records cannot be one party although `reason` links them or records near them; null if nothing contradicts.
 * The publisher's own statement that they are one outweighs everything but the type.
 */
export function contradict(a: Party, b: Party, reason: Reason): string | null {
  if (a.profile.type !== b.profile.type) return 'type'
  if (reason.endsWith('-reference') || reason === 'decision' || reason === 'ofac-number') return null
  if (a.profile.sex !== null && b.profile.sex !== null && a.profile.sex !== b.profile.sex) return 'sex'
  if (haveOtherReference(a.profile, b.profile, isByName(reason) ? ['un', 'ofac'] : ['un'])) return 'reference'
  for (const kind of single) if (haveOther(a.profile, b.profile, kind)) return kind
  if (isByName(reason) && haveOtherNumbers(a.profile, b.profile)) return 'number'
  if (a.list === b.list && !mayStandTwice(a, b)) return 'one-list'
  return null
}

/**
 * The United Nations give each party one number, so a record with two of them names two parties. OFAC lists some
 * parties again under another number (Sberbank Technologies as sectoral and as blocked): a common registration number
 * outweighs that, a name does not.
 */
function haveOtherReference(a: Profile, b: Profile, schemes: readonly string[]): boolean {
  return schemes.some((scheme) => {
    const valuesOf = ({ references }: Profile) => references.filter((value) => value.startsWith(`${scheme}:`))
    const [one, other] = [valuesOf(a), valuesOf(b)]
    return one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))
  })
}

function haveOther(a: Profile, b: Profile, kind: NumberKind): boolean {
  const valuesOf = ({ numbers }: Profile) => numbers.filter((number) => number.kind === kind).map(({ value }) => value)
  const [one, other] = [valuesOf(a), valuesOf(b)]
  return one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))
}

/** Numbers of one kind, country and length that all differ; passports are renewed and prove nothing. */
function haveOtherNumbers(a: Profile, b: Profile): boolean {
  const comparable = ({ numbers }: Profile) =>
    numbers.filter(({ kind, stated, country }) => kind === 'number' && stated !== 'passport' && country !== null)
  const [one, other] = [comparable(a), comparable(b)]
  const values = new Set(other.map(({ value }) => value))
  if (one.some(({ value }) => values.has(value))) return false
  return one.some((x) =>
    other.some((y) => x.stated === y.stated && x.country === y.country && x.value.length === y.value.length),
  )
}
