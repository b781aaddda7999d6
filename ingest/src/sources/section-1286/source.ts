import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseEditions, parseList } from './parse.ts'

/** Institutions and talent programmes under Section 1286. See README.md. */
export const section1286: Source = {
  id: 'section-1286',
  sourceNumber: 10,
  subjectPrefix: 's1286',
  shortName: '1286',
  shortNameCn: '美国 1286',
  listName: 'Section 1286 List',
  listNameCn: '第 1286 条外国院校与人才计划清单',
  listingNames: {
    'Section 1286 List': '第 1286 条外国院校与人才计划清单',
  },
  publisher: 'U.S. Department of War',
  publisherCn: '美国战争部（国防部）',
  countryCode: 'US',
  url: 'https://basicresearch.defense.gov/Programs/Academic-Research-Security/',
  licence: 'facts of public lists; the history is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '55 6 * * *',
  staleAfterHours: 72,
  // One list for each fiscal year.
  editionStaleAfterDays: 500,
  // PDFs, for people.
  download: null,
  formats: [
    {
      id: 'curated-history',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_1286.csv'],
      read: async (content, warnings, foundOn) => normalise(await parseEditions(content, warnings), foundOn, warnings),
    },
    {
      id: 'register-json',
      origin: 'curated',
      files: ['sanctions/us-restricted-parties/{date}/dow_1286.json'],
      read: async (content, warnings, foundOn) => normalise(await parseList(content, warnings), foundOn, warnings),
    },
  ],
  // 0.2 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  expected: { total: { min: 100, max: 500 }, byType: { '01': { min: 100, max: 500 } } },
  checkedEdition: { publishedOn: '2026-07-23', records: 163, warnings: {} },
}
