import type { SourceRecord } from '@qingdan/database/record.ts'

/** What a source says of how its records are compared with others. Every source says all of it. */
export interface ListTraits {
  /**
   * `one`: two records are two parties, unless one number says otherwise.
   * `one-per-regime`: the list is in parts by regime or schedule, and a party on two of them has two records (Zolotov under the
   * European Union's CHEM and UKR). Names join these only with a whole birth day, of companies with their country.
   * `several`: by design, a notice or a determination each, or an entry for each country.
   */
  recordsPerParty: 'one' | 'one-per-regime' | 'several'
  /** An authority on whose lists persons go by name and office, the same on several of them (China's); null for others. */
  personsAlikeAcross: string | null
  /**
   * Beginning of the ids under which the Consolidated Screening List repeats this list; `own-ids` is the Consolidated Screening
   * List itself; null for a list it does not repeat.
   */
  repeatedAs: string | null
  /** The number under which other lists name a party of this one; null where none do. */
  ownReference: ((record: SourceRecord) => { scheme: string; value: string }) | null
  /** Countries, ISO codes, of a party that the list states none for; null where it always states one or none can be assumed. */
  impliedCountries: ((record: SourceRecord) => readonly (string | null | undefined)[]) | null
}

/** Traits of a list that the registry no longer has, while its records are still stored. */
export const unknownList: ListTraits = {
  recordsPerParty: 'one',
  personsAlikeAcross: null,
  repeatedAs: null,
  ownReference: null,
  impliedCountries: null,
}

/** For lists of the parties of one country, which they often leave unsaid. */
export function allOf(countryCode: string): ListTraits['impliedCountries'] {
  return () => [countryCode]
}

/** The list a record is compared as a member of: OFAC's two and its rows in the Consolidated Screening List are one. */
export function listOf(sourceId: string, ownSubjectId: string): string {
  return ownSubjectId.startsWith('ofac-') ? 'ofac' : sourceId
}

/** The list that an entry is of where the Consolidated Screening List repeats it, by the beginning of its ids there. */
export function entryListOf({ repeatedAs }: ListTraits, publisherId: string): string | null {
  return repeatedAs === 'own-ids' ? (/^[a-z]+-/.exec(publisherId)?.[0] ?? null) : repeatedAs
}
