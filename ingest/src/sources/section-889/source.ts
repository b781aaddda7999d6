import { readList } from '../../formats/curated-csv/list-entry.ts'
import { normaliseStatute, type Statute } from '../../formats/curated-csv/statute-list.ts'
import { type NamingSection, readStatute } from '../../formats/statute-text/read-statute.ts'
import type { Source } from '../../source.ts'

const law = 'https://www.congress.gov/115/plaws/publ232/PLAW-115publ232.pdf'

const statute: Statute = {
  list: 'Section 889 Covered Telecommunications Companies',
  programme: 'Section 889',
  legalBasis: 'Section 889, National Defense Authorization Act for Fiscal Year 2019 (Pub. L. 115-232)',
  measures: [
    'Federal agencies may not procure, or contract with users of, covered telecommunications equipment or services',
  ],
  scope: 'any subsidiary or affiliate of such entities',
  enactedOn: '2018-08-13',
}

const naming: NamingSection = {
  section: '889',
  naming: /\bproduced by (?<names>[A-Z][^()]+?) \(or any subsidiary or affiliate of such entities\)/g,
  separator: /, (?:or )?| or /,
  url: law,
}

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
  url: law,
  licence: 'facts of a statute; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '5 7 * * 1',
  staleAfterHours: 24 * 14,
  // The names are in a statute: only another statute changes them.
  editionStaleAfterDays: 36_500,
  download: {
    urls: ['https://www.govinfo.gov/content/pkg/PLAW-115publ232/html/PLAW-115publ232.htm'],
    timeoutMinutes: 15,
  },
  formats: [
    {
      id: 'law-text',
      origin: 'publisher',
      files: ['section-889/{date}/PLAW-115publ232.htm'],
      read: async (content, warnings) =>
        normaliseStatute(await readStatute(content, naming, warnings), statute, warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_889.csv'],
      read: async (content, warnings) => normaliseStatute(await readList(content, warnings), statute, warnings),
    },
  ],
  // The whole law, several MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: { total: { min: 5, max: 50 }, byType: { '01': { min: 5, max: 50 } } },
  checkedEdition: { publishedOn: '2018-08-13', records: 5, warnings: {} },
}
