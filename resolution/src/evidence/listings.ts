import { mayListAgain } from '../list-traits.ts'
import { joinedName } from '../names/prepared-names.ts'
import type { Party } from '../party.ts'
import type { Profile } from '../profile.ts'
import { type Feature, type Finding, finding, shared } from './finding.ts'

/** Authorities that act together list a party within this time. */
const mostDaysApart = 45
const dayMillis = 24 * 60 * 60 * 1000

/** What the lists say: regime, day of listing, copies of one entry, and that a list has one record per party. */
export function compareListings(a: Party, b: Party): Finding[] {
  const [one, other] = [a.profile, b.profile]
  return [
    ...compareRegimes(one.regimes, other.regimes),
    ...compareDays(one.listedOn, other.listedOn),
    ...compareLists(a, b),
  ]
}

function compareRegimes(a: readonly string[], b: readonly string[]): Finding[] {
  if (a.length === 0 || b.length === 0) return []
  const both = shared(a, b)
  return both.length > 0 ? [finding('regime', both)] : [finding('other-regime', [a.join(', '), b.join(', ')])]
}

function compareDays(a: readonly string[], b: readonly string[]): Finding[] {
  for (const one of a) {
    for (const other of b) {
      if (Math.abs(Date.parse(one) - Date.parse(other)) <= mostDaysApart * dayMillis) {
        return [finding('listed-on', [one, other])]
      }
    }
  }
  return []
}

/** A copy of an entry has the same first name; another name is another entry. */
function haveEqualNames(a: Profile, b: Profile): boolean {
  const [one, other] = [a.names[0]?.value ?? '', b.names[0]?.value ?? '']
  return joinedName(one) === joinedName(other)
}

function oneListOf(a: Party, b: Party): Feature {
  if (a.recordsPerParty === 'several' || mayListAgain(a.sourceId, b.sourceId)) return 'list-of-several'
  return a.recordsPerParty === 'one' ? 'one-list' : 'list-in-parts'
}

function compareLists(a: Party, b: Party): Finding[] {
  if (a.list === b.list) {
    return [finding(oneListOf(a, b), [a.list])]
  }
  const { entryList } = a.profile
  const isOfOneList = a.sourceId !== b.sourceId && entryList !== null && entryList === b.profile.entryList
  const isAlike = a.traits.personsAlikeAcross !== null && a.traits.personsAlikeAcross === b.traits.personsAlikeAcross
  if (!isOfOneList && !isAlike) return []
  return [finding(isAlike || haveEqualNames(a.profile, b.profile) ? 'same-entry' : 'other-entry', [a.list, b.list])]
}
