import type { Source } from '../../source.ts'
import { normalise, parseTable } from './normalise.ts'
import { parsePage } from './parse-page.ts'

/** Entities under the control of the Cuban military, intelligence or security services. See README.md. */
export const cubaRestricted: Source = {
  id: 'cuba-restricted',
  sourceNumber: 29,
  subjectPrefix: 'crl',
  shortName: 'Cuba Restricted',
  shortNameCn: '美国古巴限制',
  listName: 'Cuba Restricted List',
  listNameCn: '古巴受限实体清单',
  listingNames: {
    'Cuba Restricted List': '古巴受限实体清单',
  },
  publisher: 'U.S. Department of State',
  publisherCn: '美国国务院',
  countryCode: 'US',
  url: 'https://www.state.gov/division-for-counter-threat-finance-and-sanctions/cuba-restricted-list',
  licence: 'facts of public notices; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '12 7 * * *',
  staleAfterHours: 72,
  // Published again in February 2025, amended since.
  editionStaleAfterDays: 500,
  download: {
    urls: ['https://www.state.gov/division-for-counter-threat-finance-and-sanctions/cuba-restricted-list'],
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'page',
      origin: 'publisher',
      files: ['cuba-restricted/{date}/cuba-restricted-list.html'],
      read: async (content, warnings) => normalise(await parsePage(content, warnings), warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/cuba-restricted_entities.csv'],
      read: async (content, warnings) => normalise(await parseTable(content, warnings), warnings),
    },
  ],
  // 0.05 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  expected: { total: { min: 180, max: 500 }, byType: { '01': { min: 180, max: 500 } } },
  checkedEdition: { publishedOn: '2025-07-14', records: 239, warnings: {} },
}
