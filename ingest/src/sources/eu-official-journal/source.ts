import { normalise } from '../../formats/eu-annexes/normalise.ts'
import type { Source } from '../../source.ts'
import { repeats } from './financial-sanctions.ts'
import { parse } from './parse.ts'

/** The annexes of the Union's regulations, as transcribed from the Official Journal. See README.md. */
export const euOfficialJournal: Source = {
  id: 'eu-official-journal',
  sourceNumber: 16,
  subjectPrefix: 'euoj',
  shortName: 'EU OJ',
  shortNameCn: '欧盟官方公报',
  listName: 'Annexes of EU regulations, Official Journal of the European Union',
  listNameCn: '欧盟条例附件名单（官方公报）',
  // The annexes of the regulations are named by their numbers, which the API words.
  listingNames: {},
  publisher: 'Council of the European Union',
  publisherCn: '欧盟理事会',
  countryCode: 'EU',
  url: 'https://eur-lex.europa.eu/oj/direct-access.html',
  licence: 'OpenSanctions CC BY-NC 4.0: development and testing only; the acts themselves: Decision 2011/833/EU',
  entryNumber: null,
  repeats,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '20 4,16 * * *',
  staleAfterHours: 96,
  // Some act changes an annex every two or three weeks.
  editionStaleAfterDays: 45,
  // The Official Journal is for reading: its annexes have no machine-readable edition.
  download: null,
  formats: [
    {
      id: 'annex-csv',
      origin: 'curated',
      files: ['sanctions/eu-official-journal/consolidated/*.csv', 'sanctions/eu-official-journal/amendments/*.csv'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // 7.4 MB in 48 files.
  maxBytes: 100_000_000,
  goldenQueries: [],
  // 8,434 rows of August 2026 are 8,379 parties by act.
  expected: {
    total: { min: 6_700, max: 12_500 },
    byType: {
      '01': { min: 2_400, max: 5_000 },
      '02': { min: 3_600, max: 7_000 },
      '03': { min: 550, max: 1_500 },
    },
  },
  checkedEdition: {
    publishedOn: '2026-08-07',
    records: 8_376,
    warnings: { 'unknown-nationality': 5, 'unknown-date': 8 },
  },
}
