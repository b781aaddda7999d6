import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** OFAC's Specially Designated Nationals list, from SDN_ADVANCED.XML. See README.md. */
export const ofacSdn: Source = {
  id: 'ofac-sdn',
  sourceNumber: 1,
  subjectPrefix: 'ofac',
  shortName: 'OFAC SDN',
  shortNameCn: '美国 SDN',
  listName: 'Specially Designated Nationals and Blocked Persons List',
  listNameCn: '特别指定国民和被封锁人员名单',
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  publisherCn: '美国财政部海外资产控制办公室',
  countryCode: 'US',
  url: 'https://sanctionssearch.ofac.treas.gov/',
  licence: 'public domain (17 U.S.C. § 105)',
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: (record) => ({ scheme: 'ofac', value: record.publisherId }),
    impliedCountries: null,
  },
  schedule: '5 3,7,23 * * *',
  // Published on most working days; a long weekend and a day to notice.
  staleAfterHours: 96,
  // Several editions a week; three weeks without one has not happened in recent years.
  editionStaleAfterDays: 21,
  download: {
    urls: ['https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ADVANCED.XML'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'advanced-xml',
      origin: 'publisher',
      files: ['sanctions/us-ofac-sdn/{date}/sdn_advanced.xml'],
      read: (content, warnings) => normalise(parse(content, warnings), warnings),
    },
  ],
  // 121 MB in 2025-11, growing by a tenth a year.
  maxBytes: 600_000_000,
  // 18,264 on 2025-11-04, 18,367 on 2025-11-19, 19,181 on 2026-07-31.
  expected: {
    total: { min: 15_000, max: 35_000 },
    byType: {
      '01': { min: 7_500, max: 18_000 },
      '02': { min: 5_800, max: 14_000 },
      '03': { min: 1_000, max: 4_000 },
      '04': { min: 250, max: 1_000 },
    },
  },
}
