import { readList } from '../../formats/curated-csv/list-entry.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseReports } from './parse-reports.ts'

/** Persons named in the reports on corrupt and undemocratic actors in Central America. See README.md. */
export const section353: Source = {
  id: 'section-353',
  sourceNumber: 34,
  subjectPrefix: 's353',
  shortName: '353',
  shortNameCn: '美国 353',
  listName: 'Section 353 Corrupt and Undemocratic Actors Report',
  listNameCn: '第 353 条腐败与反民主行为者报告',
  listingNames: {
    'Section 353 Corrupt and Undemocratic Actors Report': '第 353 条腐败与反民主行为者报告',
  },
  publisher: 'U.S. Department of State',
  publisherCn: '美国国务院',
  countryCode: 'US',
  url: 'https://www.state.gov/reports/section-353-corrupt-and-undemocratic-actors-report-2023/',
  licence: 'facts of public notices; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '9 7 * * 1',
  staleAfterHours: 24 * 14,
  // The section lapsed in December 2023: no report is due.
  editionStaleAfterDays: 36_500,
  download: {
    urls: [
      'https://www.state.gov/reports/section-353-corrupt-and-undemocratic-actors-report/',
      'https://www.state.gov/reports/section-353-corrupt-and-undemocratic-actors-report-2022/',
      'https://www.state.gov/reports/section-353-corrupt-and-undemocratic-actors-report-2023/',
    ],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'pages',
      origin: 'publisher',
      files: ['2021', '2022', '2023'].map((year) => `section-353/{date}/report-${year}.html`),
      read: async (content, warnings) => normalise(await parseReports(content, warnings), warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_353.csv'],
      read: async (content, warnings) => normalise(await readList(content, warnings), warnings),
    },
  ],
  // 0.1 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  expected: { total: { min: 120, max: 600 }, byType: { '02': { min: 120, max: 600 } } },
  checkedEdition: { publishedOn: '2023-01-01', records: 167, warnings: {} },
}
