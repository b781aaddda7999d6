import type { SearchResult } from '@qingdan/api/contract/subject.ts'

/** A result row for unit tests; the fields a test is about are passed in. */
export function sampleResult(fields: Partial<SearchResult> = {}): SearchResult {
  return {
    id: 'ofac-4633',
    type: '01',
    s: '1',
    name: 'BANK MELLI IRAN',
    nameZh: null,
    country: '伊朗',
    countryEn: 'Iran',
    countryCode: 'IR',
    countryCodes: ['IR'],
    subType: ['0102'],
    cpyState: [],
    imo: null,
    vesselFlag: null,
    vesselOwner: null,
    aircraftModel: null,
    aircraftOperator: null,
    msn: null,
    extraField: null,
    birthDates: [],
    score: 100,
    band: 'strong',
    matchedName: 'BANK MELLI IRAN',
    matchedQuality: 'strong',
    highlights: [{ start: 0, end: 15, relation: 'same' }],
    explanation: {
      queryNormal: 'bank melli iran',
      listedNormal: 'bank melli iran',
      tokens: [{ query: 'bank melli iran', listed: 'BANK MELLI IRAN', relation: 'same' }],
      contributions: [{ term: 'base', points: 100 }],
      methodVersion: 'test',
    },
    _score: 12,
    sources: [
      {
        sourceId: 1,
        shortName: 'OFAC SDN',
        publisherId: '4633',
        shortNameCn: '美国 SDN',
        countryCode: 'US',
        programmes: ['IRAN', 'SDGT', 'NPWMD'],
        listedOn: '2007-10-25',
      },
    ],
    status: 'listed',
    listedOn: '2007-10-25',
    changedOn: '2018-11-05',
    ...fields,
  }
}
