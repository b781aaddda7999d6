import type { ContainingResult, SearchResult } from '@qingdan/api/contract/subject.ts'

/** A result row for unit tests; a test passes the fields it is about. */
export function sampleResult(fields: Partial<SearchResult> = {}): SearchResult {
  return {
    containment: false,
    id: 'ofac-4633',
    type: '01',
    s: '1',
    name: 'BANK MELLI IRAN',
    nameZh: null,
    translatedName: null,
    country: '伊朗',
    countryEn: 'Iran',
    countryCode: 'IR',
    countryCodes: ['IR'],
    subType: ['0102'],
    cpyState: [],
    matchedLang: null,
    listCount: 1,
    possiblySame: null,
    imo: null,
    vesselFlag: null,
    vesselFlagZh: null,
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
    matchedTranslation: null,
    highlights: [{ start: 0, end: 15, relation: 'same' }],
    explanation: {
      queryNormal: 'bank melli iran',
      listedNormal: 'bank melli iran',
      tokens: [{ query: 'bank melli iran', listed: 'BANK MELLI IRAN', relation: 'same' }],
      contributions: [{ term: 'base', points: 100 }],
      details: [],
      methodVersion: 'test',
    },
    _score: 12,
    sources: [
      {
        sourceId: 1,
        shortName: 'OFAC SDN',
        publisherId: '4633',
        repeats: [],
        shortNameCn: '美国 SDN',
        listName: 'SDN List',
        listNameCn: '特别指定国民清单（SDN）',
        countryCode: 'US',
        programmes: ['IRAN', 'SDGT', 'NPWMD'],
        listedOn: '2007-10-25',
        state: 'in force',
      },
    ],
    status: 'listed',
    listedOn: '2007-10-25',
    changedOn: '2018-11-05',
    ...fields,
  }
}

/** A row without a score. */
export function sampleContaining(fields: Partial<ContainingResult> = {}): ContainingResult {
  return { ...sampleResult(), containment: true, score: null, band: null, explanation: null, _score: null, ...fields }
}
