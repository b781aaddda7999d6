import { readList } from '../../formats/curated-csv/list-entry.ts'
import { normaliseStatute, type Statute } from '../../formats/curated-csv/statute-list.ts'
import { type NamingSection, readStatute } from '../../formats/statute-text/read-statute.ts'
import type { Source } from '../../source.ts'

const law = 'https://www.congress.gov/117/bills/hr7776/BILLS-117hr7776enr.pdf'

const statute: Statute = {
  list: 'Section 5949 Semiconductor Companies',
  programme: 'Section 5949',
  legalBasis: 'Section 5949, National Defense Authorization Act for Fiscal Year 2023 (Pub. L. 117-263)',
  measures: [
    'Federal agencies may not procure covered semiconductor products or services, from five years after enactment',
  ],
  scope: 'any subsidiary, affiliate, or successor of such entities',
  enactedOn: '2022-12-23',
}

const naming: NamingSection = {
  section: '5949',
  naming: /\bprovided by,? (?<names>[A-Z].+?) \(or any subsidiary, affiliate, or successor of such entities\)/g,
  separator: /, (?:or )?| or /,
  url: law,
}

/** Makers of semiconductors that federal agencies may not buy. See README.md. */
export const section5949: Source = {
  id: 'section-5949',
  sourceNumber: 35,
  subjectPrefix: 's5949',
  shortName: '5949',
  shortNameCn: '美国 5949',
  listName: 'Section 5949 Semiconductor Companies',
  listNameCn: '第 5949 条禁购半导体企业',
  listingNames: {
    'Section 5949 Semiconductor Companies': '第 5949 条禁购半导体企业',
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
  schedule: '7 7 * * 1',
  staleAfterHours: 24 * 14,
  // The names are in a statute: only another statute changes them.
  editionStaleAfterDays: 36_500,
  download: {
    urls: ['https://www.govinfo.gov/content/pkg/PLAW-117publ263/html/PLAW-117publ263.htm'],
    timeoutMinutes: 15,
  },
  formats: [
    {
      id: 'law-text',
      origin: 'publisher',
      files: ['section-5949/{date}/PLAW-117publ263.htm'],
      read: async (content, warnings) =>
        normaliseStatute(await readStatute(content, naming, warnings), statute, warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_5949.csv'],
      read: async (content, warnings) => normaliseStatute(await readList(content, warnings), statute, warnings),
    },
  ],
  // The whole law, several MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: { total: { min: 3, max: 50 }, byType: { '01': { min: 3, max: 50 } } },
  checkedEdition: { publishedOn: '2022-12-23', records: 3, warnings: {} },
}
