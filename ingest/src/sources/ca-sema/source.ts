import { countryCode } from '../../reading/countries.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Canada's autonomous sanctions. See README.md. */
export const caSema: Source = {
  id: 'ca-sema',
  sourceNumber: 21,
  subjectPrefix: 'ca',
  shortName: 'SEMA',
  shortNameCn: '加拿大制裁清单',
  listName: 'Consolidated Canadian Autonomous Sanctions List (SEMA, JVCFOA)',
  listNameCn: '加拿大自主制裁综合清单',
  listingNames: {
    'Consolidated Canadian Autonomous Sanctions List': '加拿大自主制裁综合清单',
  },
  publisher: 'Global Affairs Canada',
  publisherCn: '加拿大全球事务部',
  countryCode: 'CA',
  url: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng',
  licence: 'OGL-Canada-2.0',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one-per-regime',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    // Canada gives no country of a party except that of the regulations: item 277 of Russia's schedule is of Russia.
    impliedCountries: (record) => record.listings.flatMap(({ programmes }) => programmes.map(countryCode)),
  },
  schedule: '30 6 * * *',
  staleAfterHours: 72,
  // Named by its newest listing: weeks may pass without one.
  editionStaleAfterDays: 120,
  download: {
    urls: [
      'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
    ],
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'xml',
      origin: 'publisher',
      files: ['sanctions/ca-sema/2025-05/sema-lmes.xml'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // 1.5 MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: {
    total: { min: 3_500, max: 10_000 },
    byType: { '01': { min: 900, max: 4_000 }, '02': { min: 2_300, max: 6_000 }, '03': { min: 50, max: 2_000 } },
  },
  checkedEdition: { publishedOn: '2025-03-20', records: 4_759, warnings: { 'unknown-date': 2 } },
}
