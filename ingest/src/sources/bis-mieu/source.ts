import { download } from '../../formats/ecfr-744/download.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { readSection } from './parse-section.ts'
import { readTable } from './parse-table.ts'

/** Military-intelligence organisations named in the Export Administration Regulations. See README.md. */
export const bisMieu: Source = {
  id: 'bis-mieu',
  sourceNumber: 28,
  subjectPrefix: 'mieu',
  shortName: 'BIS MIEU',
  shortNameCn: '美国 MIEU',
  listName: 'Military-Intelligence End Users',
  listNameCn: '军事情报最终用户',
  listingNames: {
    'Military-Intelligence End Users': '军事情报最终用户',
  },
  publisher: 'U.S. Bureau of Industry and Security',
  publisherCn: '美国商务部工业与安全局',
  department: { zh: '美国商务部', en: 'U.S. Department of Commerce' },
  office: { zh: '工业与安全局', en: 'Bureau of Industry and Security' },
  countryCode: 'US',
  url: 'https://www.ecfr.gov/current/title-15/subtitle-B/chapter-VII/subchapter-C/part-744/section-744.22',
  licence: 'facts of public notices; the table is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '10 7 * * *',
  staleAfterHours: 72,
  // Named in a section of the regulations, changed every few years.
  editionStaleAfterDays: 3_650,
  download,
  formats: [
    {
      id: 'ecfr-xml',
      origin: 'publisher',
      files: ['export-control/us-ear-ecfr-xml/title-15-part-744.{date}.xml'],
      read: async (content, warnings, foundOn) => normalise(await readSection(content, warnings), foundOn, warnings),
    },
    {
      id: 'curated-csv',
      origin: 'curated',
      files: ['sanctions/us-special-lists-opensanctions/{date}/bis_mieu-mieu.csv'],
      read: async (content, warnings) => normalise(await readTable(content, warnings), undefined, warnings),
    },
  ],
  // Part 744 is 2.5 MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: { total: { min: 8, max: 60 }, byType: { '01': { min: 8, max: 60 } } },
  checkedEdition: { publishedOn: '2022-03-02', records: 13, warnings: {} },
}
