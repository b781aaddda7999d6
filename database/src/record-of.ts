import type { SourceRecord } from './record.ts'

/** A record of what is known of a party; every other field is empty. */
export function recordOf(
  known: Pick<SourceRecord, 'publisherId' | 'type' | 'names'> & Partial<SourceRecord>,
): SourceRecord {
  return {
    subTypes: [],
    sex: null,
    birthDates: [],
    birthPlaces: [],
    countries: [],
    addresses: [],
    documents: [],
    titles: [],
    positions: [],
    facts: [],
    remarks: [],
    listings: [],
    relationships: [],
    ...known,
  }
}
