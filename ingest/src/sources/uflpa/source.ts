import { allOf } from '@qingdan/resolution/list-traits.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseList, parsePage } from './parse.ts'

/** The UFLPA Entity List. See README.md. */
export const uflpa: Source = {
  id: 'uflpa',
  sourceNumber: 12,
  subjectPrefix: 'uflpa',
  shortName: 'UFLPA',
  shortNameCn: '美国 UFLPA',
  listName: 'UFLPA Entity List',
  listNameCn: '维吾尔强迫劳动预防法实体清单',
  listingNames: {
    'UFLPA Entity List': '维吾尔强迫劳动预防法实体清单',
  },
  publisher: 'U.S. Department of Homeland Security',
  publisherCn: '美国国土安全部',
  countryCode: 'US',
  url: 'https://www.dhs.gov/uflpa-entity-list',
  licence: 'public domain',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: allOf('CN'),
  },
  schedule: '25 6 * * *',
  staleAfterHours: 72,
  // Several times a year until January 2025, none since.
  editionStaleAfterDays: 240,
  download: { urls: ['https://www.dhs.gov/uflpa-entity-list'], timeoutMinutes: 5 },
  formats: [
    {
      id: 'page',
      origin: 'publisher',
      files: ['sanctions/us-restricted-parties/{date}/source-uflpa-{date}.html'],
      read: async (content, warnings) => normalise(await parsePage(content), warnings),
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['sanctions/us-restricted-parties/{date}/dhs_uflpa.json'],
      read: async (content, warnings) => normalise(await parseList(content, warnings), warnings),
    },
  ],
  // 0.13 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  expected: { total: { min: 120, max: 600 }, byType: { '01': { min: 120, max: 600 } } },
  checkedEdition: { publishedOn: '2025-01-15', records: 144, warnings: {} },
}
