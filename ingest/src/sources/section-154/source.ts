import { readList } from '../../formats/curated-csv/list-entry.ts'
import { normaliseStatute } from '../../formats/curated-csv/statute-list.ts'
import type { Source } from '../../source.ts'

/** Makers of batteries that the Department of Defense may not buy. See README.md. */
export const section154: Source = {
  id: 'section-154',
  sourceNumber: 33,
  subjectPrefix: 's154',
  shortName: '154',
  shortNameCn: '美国 154',
  listName: 'Section 154 Battery Manufacturers',
  listNameCn: '第 154 条禁购电池企业',
  listingNames: {
    'Section 154 Battery Manufacturers': '第 154 条禁购电池企业',
  },
  publisher: 'United States Congress',
  publisherCn: '美国国会',
  countryCode: 'US',
  url: 'https://www.congress.gov/118/plaws/publ31/PLAW-118publ31.pdf',
  licence: 'facts of a statute; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '6 7 * * *',
  staleAfterHours: 72,
  // The names are in a statute: only another statute changes them.
  editionStaleAfterDays: 36_500,
  download: null,
  formats: [
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_154.csv'],
      read: async (content, warnings) =>
        normaliseStatute(
          await readList(content, warnings),
          {
            list: 'Section 154 Battery Manufacturers',
            programme: 'Section 154',
            legalBasis: 'Section 154, National Defense Authorization Act for Fiscal Year 2024 (Pub. L. 118-31)',
            measures: [],
            enactedOn: '2023-12-22',
          },
          warnings,
        ),
    },
  ],
  // 0.01 MB.
  maxBytes: 1_000_000,
  goldenQueries: [],
  expected: { total: { min: 6, max: 50 }, byType: { '01': { min: 6, max: 50 } } },
  checkedEdition: { publishedOn: '2023-12-22', records: 6, warnings: {} },
}
