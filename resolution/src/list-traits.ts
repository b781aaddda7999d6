import type { SourceRecord } from '@qingdan/database/record.ts'

/** How the records of a source are compared with others. Every source states all fields. */
export interface ListTraits {
  /**
   * `one`: two records are two parties, unless a common number says otherwise.
   * `one-per-regime`: the list has parts by regime or schedule, and a party on two of them has two records (Zolotov
   * under the European Union's CHEM and UKR). Names join these only with a whole birth day, for companies with the
   * country.
   * `several`: by design, one record per notice or determination, or per country.
   */
  recordsPerParty: 'one' | 'one-per-regime' | 'several'
  /**
   * An authority on whose lists persons are identified by name and office, the same on several lists (China's); null
   * for others.
   */
  personsAlikeAcross: string | null
  /**
   * Prefix of the ids under which the Consolidated Screening List repeats this list; `own-ids` is the Consolidated
   * Screening List itself; null for a list that it does not repeat.
   */
  repeatedAs: string | null
  /** The number by which other lists refer to a party of this one; null if none do. */
  ownReference: ((record: SourceRecord) => { scheme: string; value: string }) | null
  /**
   * Default countries, ISO codes, for parties without a stated country; null if it is always stated or cannot be
   * assumed.
   */
  impliedCountries: ((record: SourceRecord) => readonly (string | null | undefined)[]) | null
}

/** Traits of a list that left the registry while its records are still stored. */
export const unknownList: ListTraits = {
  recordsPerParty: 'one',
  personsAlikeAcross: null,
  repeatedAs: null,
  ownReference: null,
  impliedCountries: null,
}

/** For lists about the parties of one country, which they often do not state. */
export function allOf(countryCode: string): ListTraits['impliedCountries'] {
  return () => [countryCode]
}

/**
 * The list to which a record belongs when it is compared: OFAC's two lists and their rows in the Consolidated
 * Screening List are one.
 */
export function listOf(sourceId: string, ownSubjectId: string): string {
  return ownSubjectId.startsWith('ofac-') ? 'ofac' : sourceId
}

/** OFAC lists some parties of its one list again on the other, among the sectoral sanctions, under another number. */
export function mayListAgain(sourceId: string, otherId: string): boolean {
  return [sourceId, otherId].sort().join() === 'ofac-consolidated,ofac-sdn'
}

/** The list of an entry that the Consolidated Screening List repeats, by the prefix of its id there. */
export function entryListOf({ repeatedAs }: ListTraits, publisherId: string): string | null {
  return repeatedAs === 'own-ids' ? (/^[a-z]+-/.exec(publisherId)?.[0] ?? null) : repeatedAs
}
