import { linkedFiles } from '../../index-pages/linked-file.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseList, parseTable } from './parse.ts'

/** Import bans on goods made by forced labour. See README.md. */
export const cbpWro: Source = {
  id: 'cbp-wro',
  sourceNumber: 13,
  subjectPrefix: 'wro',
  shortName: 'CBP WRO',
  shortNameCn: '美国海关扣留令',
  listName: 'Withhold Release Orders and Findings List',
  listNameCn: '暂扣令与裁定清单',
  listingNames: {
    'Withhold Release Orders and Findings List': '暂扣令与裁定清单',
  },
  publisher: 'U.S. Customs and Border Protection',
  publisherCn: '美国海关与边境保护局',
  department: { zh: '美国国土安全部', en: 'U.S. Department of Homeland Security' },
  office: { zh: '海关与边境保护局', en: 'Customs and Border Protection' },
  countryCode: 'US',
  url: 'https://www.cbp.gov/document/stats/withhold-release-orders-findings',
  licence: 'public domain',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '30 6 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 240,
  // The page links the table, whose address has its month and day in it.
  download: {
    urls: ['https://www.cbp.gov/document/stats/withhold-release-orders-findings'],
    find: {
      steps: [
        linkedFiles([
          { what: 'the table of orders and findings', address: /withhold-release-orders-findings[^/]*\.csv$/i },
        ]),
      ],
      origins: [],
    },
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/us-cbp-wro/{date}/withhold-release-orders-findings*.csv'],
      read: async (content, warnings) => normalise(await parseTable(content, warnings), warnings),
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['sanctions/us-restricted-parties/{date}/cbp_wro.json'],
      read: async (content, warnings) => normalise(await parseList(content, warnings), warnings),
    },
  ],
  // 0.03 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  // 67 orders and findings, 73 parties in June 2026.
  expected: { total: { min: 50, max: 200 }, byType: { '01': { min: 45, max: 180 }, '03': { min: 1, max: 60 } } },
  checkedEdition: { publishedOn: '2026-06-23', records: 73, warnings: {} },
}
