import { readList } from '../../formats/curated-csv/list-entry.ts'
import { normaliseStatute, type Statute } from '../../formats/curated-csv/statute-list.ts'
import { type NamingSection, readStatute } from '../../formats/statute-text/read-statute.ts'
import type { Source } from '../../source.ts'

const law = 'https://www.congress.gov/118/plaws/publ31/PLAW-118publ31.pdf'

const statute: Statute = {
  list: 'Section 154 Battery Manufacturers',
  programme: 'Section 154',
  legalBasis: 'Section 154, National Defense Authorization Act for Fiscal Year 2024 (Pub. L. 118-31)',
  measures: [],
  enactedOn: '2023-12-22',
}

const naming: NamingSection = {
  section: '154',
  naming: /\(\d+\) (?!Any )(?<names>[A-Z][^.();]+?(?: \(also known as [^()]+\))?)\. (?=\(\d+\))/g,
  url: law,
  stated: {
    start: 'October 1, 2027',
    notes:
      'Beginning on October 1, 2027, none of the funds authorized to be appropriated or otherwise made available for the Department of Defense may be obligated or expended to procure a battery produced by the entity.',
  },
}

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
  schedule: '6 7 * * 1',
  staleAfterHours: 24 * 14,
  // The names are in a statute: only another statute changes them.
  editionStaleAfterDays: 36_500,
  download: {
    urls: ['https://www.govinfo.gov/content/pkg/PLAW-118publ31/html/PLAW-118publ31.htm'],
    timeoutMinutes: 15,
  },
  formats: [
    {
      id: 'law-text',
      origin: 'publisher',
      files: ['section-154/{date}/PLAW-118publ31.htm'],
      read: async (content, warnings) =>
        normaliseStatute(await readStatute(content, naming, warnings), statute, warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/section_154.csv'],
      read: async (content, warnings) => normaliseStatute(await readList(content, warnings), statute, warnings),
    },
  ],
  // The whole law, several MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: { total: { min: 6, max: 50 }, byType: { '01': { min: 6, max: 50 } } },
  checkedEdition: { publishedOn: '2023-12-22', records: 6, warnings: {} },
}
