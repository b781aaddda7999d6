import type { SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'

/** An entry on a list for unit tests; the fields a test is about are passed in. */
export function sampleMeta(fields: Partial<SanctionMeta> = {}): SanctionMeta {
  return {
    dataStatus: '1',
    dataStatusCn: '新增',
    dataStatusEn: 'Added',
    listName: 'Specially Designated Nationals List',
    listNameCn: '特别指定国民清单',
    country: 'United States',
    countryCn: '美国',
    department: 'OFAC',
    unit: '美国财政部',
    unitEn: 'US Department of the Treasury',
    secondLevelUnit: null,
    secondLevelUnitEn: null,
    sourceId: 1,
    publisherId: '4633',
    listedOn: '2007-10-25',
    programmes: ['IRAN'],
    properties: [],
    subCompanyList: [],
    data1260hList: [],
    ...fields,
  }
}

export function sampleList(fields: Partial<SanctionInfo> = {}): SanctionInfo {
  return {
    sourceId: 1,
    shortName: 'OFAC SDN',
    shortNameCn: '美国 SDN',
    listName: 'Specially Designated Nationals List',
    listNameCn: '特别指定国民清单',
    num: 1,
    date: '2025-11-19',
    url: 'https://sanctionssearch.ofac.treas.gov/',
    isStale: false,
    isDemo: false,
    sanctionMetaList: [sampleMeta()],
    ...fields,
  }
}
