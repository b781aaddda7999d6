import { readList } from '../../formats/curated-csv/list-entry.ts'
import { federalRegisterNotices } from '../../index-pages/federal-register.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseNotices } from './parse-notices.ts'

/** Sanctions under the Iran, North Korea, and Syria Nonproliferation Act, as last announced. See README.md. */
export const inksna: Source = {
  id: 'inksna',
  sourceNumber: 30,
  subjectPrefix: 'inksna',
  shortName: 'INKSNA',
  shortNameCn: '美国 INKSNA',
  listName: 'INKSNA sanctions',
  listNameCn: '伊朗、朝鲜、叙利亚防扩散法制裁',
  listingNames: {
    'INKSNA sanctions': '伊朗、朝鲜、叙利亚防扩散法制裁',
  },
  publisher: 'U.S. Department of State',
  publisherCn: '美国国务院',
  countryCode: 'US',
  url: 'https://www.federalregister.gov/documents/search?conditions%5Bterm%5D=%22Nonproliferation+Measures+Against+Foreign+Persons%22',
  licence: 'facts of public notices; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '8 7 * * *',
  staleAfterHours: 72,
  // Announced a few times a year.
  editionStaleAfterDays: 300,
  // The sanctions of a notice end after two years at the earliest; those of older notices are in state-nonproliferation.
  download: {
    ...federalRegisterNotices({
      agency: 'state-department',
      term: '"Nonproliferation Measures Against Foreign Persons"',
      title: /^Imposition of Nonproliferation Measures Against Foreign Persons\b/i,
      since: '2026-01-01',
    }),
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'federal-register-xml',
      origin: 'publisher',
      files: ['inksna/{date}/* FR *.xml'],
      read: async (content, warnings) => normalise(await parseNotices(content, warnings), warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/inksna.csv'],
      read: async (content, warnings) => normalise(await readList(content, warnings), warnings),
    },
  ],
  // 0.01 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  expected: { total: { min: 15, max: 300 }, byType: { '01': { min: 5, max: 200 }, '02': { min: 5, max: 200 } } },
  checkedEdition: { publishedOn: '2026-08-04', records: 28, warnings: {} },
}
