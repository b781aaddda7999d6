import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseCsv } from './parse-csv.ts'
import { parseMirror } from './parse-mirror.ts'
import { parseXml } from './parse-xml.ts'

/** The UK Sanctions List. See README.md. */
export const ukSanctions: Source = {
  id: 'uk-sanctions',
  sourceNumber: 17,
  subjectPrefix: 'uk',
  shortName: 'UK SL',
  shortNameCn: '英国制裁',
  listName: 'UK Sanctions List',
  listNameCn: '英国制裁名单',
  listingNames: {
    'UK Sanctions List': '英国制裁名单',
  },
  publisher: 'Foreign, Commonwealth and Development Office',
  publisherCn: '英国外交、联邦和发展事务部',
  countryCode: 'GB',
  url: 'https://search-uk-sanctions-list.service.gov.uk/',
  licence: 'Open Government Licence v3.0',
  entryNumber: /^([A-Z]{3}\d{4})$/,
  marksWeakAliases: true,
  resolution: {
    recordsPerParty: 'one-per-regime',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: (record) => ({ scheme: 'uk', value: record.publisherId }),
    impliedCountries: null,
  },
  schedule: '50 2,20 * * *',
  // Published on most working days.
  staleAfterHours: 96,
  editionStaleAfterDays: 21,
  download: {
    urls: ['https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'xml',
      origin: 'publisher',
      files: ['sanctions/uk-sanctions-list/{date}/UK-Sanctions-List.xml'],
      read: async (content, warnings) => normalise(await parseXml(content, warnings), warnings),
    },
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/uk-sanctions-list/{date}/UK-Sanctions-List.csv'],
      read: async (content, warnings) => normalise(await parseCsv(content, warnings), warnings),
    },
    {
      id: 'mirror-json',
      origin: 'mirror',
      files: [
        'sanctions/uk-sanctions-list/{date}/uk-designations.jsonl',
        'sanctions/uk-sanctions-list/{date}/subjects.csv',
        'sanctions/uk-sanctions-list/{date}/subject_countries.csv',
        'sanctions/uk-sanctions-list/{date}/subject_identifiers.csv',
      ],
      read: async (content, warnings) => normalise(await parseMirror(content, warnings), warnings),
    },
  ],
  // 22 MB of XML in 2026.
  maxBytes: 300_000_000,
  goldenQueries: [
    { query: 'Yevgeny Prigozhin', subject: 'uk-LIB0071', accepted: ['ofac-21171'] }, // spelt Yevgeny by the UK as an alias; both are him
  ],
  // 6,334 in the list of 2026-08-22, 6,346 in the mirror.
  expected: {
    total: { min: 5_200, max: 10_000 },
    byType: {
      '01': { min: 1_300, max: 3_500 },
      '02': { min: 3_300, max: 6_500 },
      '03': { min: 500, max: 1_500 },
    },
  },
  checkedEdition: {
    publishedOn: '2026-08-20',
    records: 6_346,
    warnings: { 'revoked-designation': 3, 'unknown-country': 1 },
  },
}
