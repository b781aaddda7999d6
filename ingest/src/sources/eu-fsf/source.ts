import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseCsv } from './parse-csv.ts'
import { parseMirror } from './parse-mirror.ts'
import { parseXml } from './parse-xml.ts'

/** The European Union's consolidated list of financial sanctions. See README.md. */
export const euFsf: Source = {
  id: 'eu-fsf',
  sourceNumber: 15,
  subjectPrefix: 'eu',
  shortName: 'EU FSF',
  shortNameCn: '欧盟金融制裁',
  listName: 'Consolidated list of persons, groups and entities subject to EU financial sanctions',
  listNameCn: '欧盟金融制裁综合名单',
  listingNames: {
    'Consolidated list of financial sanctions': '金融制裁综合名单',
  },
  publisher: 'European Commission',
  publisherCn: '欧盟委员会',
  countryCode: 'EU',
  url: 'https://www.sanctionsmap.eu/',
  licence: 'European Commission, re-use with the source named (Decision 2011/833/EU)',
  entryNumber: /^(\d+)$/,
  resolution: {
    recordsPerParty: 'one-per-regime',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: (record) => ({ scheme: 'eu', value: record.listings[0]?.reference ?? record.publisherId }),
    impliedCountries: null,
  },
  schedule: '35 1,13 * * *',
  // Generated on most working days.
  staleAfterHours: 96,
  // The file carries the day it was generated; the mirror the day of its newest act.
  editionStaleAfterDays: 21,
  download: {
    // The token is the publisher's own for the public, the same for everybody.
    urls: ['https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'xml',
      origin: 'publisher',
      files: ['sanctions/eu-fsf/{date}/xmlFullSanctionsList_1_1.xml'],
      read: async (content, warnings) => normalise(await parseXml(content, warnings), warnings),
    },
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/eu-fsf/{date}/csvFullSanctionsList_1_1.csv'],
      read: async (content, warnings) => normalise(await parseCsv(content, warnings), warnings),
    },
    {
      id: 'mirror-json',
      origin: 'mirror',
      files: ['sanctions/eu-fsf/{date}/fsf-entities.jsonl'],
      read: async (content, warnings) => normalise(await parseMirror(content, warnings), warnings),
    },
  ],
  // 25 MB of XML in 2026, 21 MB of the mirror's lines.
  maxBytes: 200_000_000,
  goldenQueries: [],
  // 6,002 on 2026-05-01, of which the mirror has 5,860; 6,234 in September 2026.
  expected: {
    total: { min: 4_800, max: 9_000 },
    byType: { '01': { min: 1_200, max: 3_500 }, '02': { min: 3_400, max: 6_500 } },
  },
  checkedEdition: { publishedOn: '2026-02-26', records: 5_860, warnings: { 'unknown-un-reference': 4 } },
}
