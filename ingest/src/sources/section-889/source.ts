import { readList } from '../../formats/curated-csv/list-entry.ts'
import { normaliseStatute } from '../../formats/curated-csv/statute-list.ts'
import type { Source } from '../../source.ts'

/** Companies whose telecommunications equipment federal agencies may not buy or use. See README.md. */
export const section889: Source = {
  id: 'section-889',
  sourceNumber: 32,
  subjectPrefix: 's889',
  shortName: '889',
  shortNameCn: '美国 889',
  listName: 'Section 889 Covered Telecommunications Companies',
  listNameCn: '第 889 条受管制电信企业',
  listingNames: {
    'Section 889 Covered Telecommunications Companies': '第 889 条受管制电信企业',
  },
  publisher: 'United States Congress',
  publisherCn: '美国国会',
  countryCode: 'US',
  url: 'https://www.congress.gov/115/plaws/publ232/PLAW-115publ232.pdf',
  licence: 'facts of a statute; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '5 7 * * *',
  staleAfterHours: 72,
  // The names are in a statute: only another statute changes them.
  editionStaleAfterDays: 36_500,
  download: null,
  formats: [
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_889.csv'],
      read: async (content, warnings) =>
        normaliseStatute(
          await readList(content, warnings),
          {
            list: 'Section 889 Covered Telecommunications Companies',
            programme: 'Section 889',
            legalBasis: 'Section 889, National Defense Authorization Act for Fiscal Year 2019 (Pub. L. 115-232)',
            measures: [
              'Federal agencies may not procure, or contract with users of, covered telecommunications equipment or services',
            ],
            scope: 'any subsidiary or affiliate of such entities',
            enactedOn: '2018-08-13',
          },
          warnings,
        ),
    },
  ],
  // 0.01 MB.
  maxBytes: 1_000_000,
  goldenQueries: [],
  expected: { total: { min: 5, max: 50 }, byType: { '01': { min: 5, max: 50 } } },
  checkedEdition: { publishedOn: '2018-08-13', records: 5, warnings: {} },
}
