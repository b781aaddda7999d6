import type { Listing, SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import type { Entry } from './lists.ts'

/** A company by one name, in force since 2020 unless `listing` says otherwise. */
export function companyNamed(value: string, publisherId: string, listing: Partial<Listing> = {}): SourceRecord {
  return recordOf({
    publisherId,
    type: '01',
    subTypes: [{ code: '0101', reason: 'test' }],
    names: [{ value, kind: 'primary', quality: 'strong', script: 'Latn' }],
    listings: [
      {
        list: 'SDN List',
        programmes: [],
        measures: ['Block'],
        legalBases: [],
        listedOn: '2020-01-01',
        amendedOn: [],
        ...listing,
      },
    ],
  })
}

/** Several companies of one name, each a subject of its own. */
export function namesakes(source: Entry['source'], count: number, value: string): Entry[] {
  return Array.from({ length: count }, (_none, at) => ({
    source,
    subjectId: `${source}-9000${at}`,
    record: companyNamed(value, `9000${at}`),
  }))
}
