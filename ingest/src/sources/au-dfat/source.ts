import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Australia's Consolidated List. See README.md. */
export const auDfat: Source = {
  id: 'au-dfat',
  sourceNumber: 20,
  subjectPrefix: 'au',
  shortName: 'DFAT',
  shortNameCn: '澳大利亚制裁清单',
  listName: 'DFAT Consolidated List',
  listNameCn: '澳大利亚外交贸易部综合制裁清单',
  listingNames: {
    'DFAT Consolidated List': '澳大利亚综合制裁清单',
  },
  publisher: 'Department of Foreign Affairs and Trade, Australian Sanctions Office',
  publisherCn: '澳大利亚外交贸易部制裁办公室',
  department: { zh: '澳大利亚外交贸易部', en: 'Department of Foreign Affairs and Trade' },
  office: { zh: '制裁办公室', en: 'Australian Sanctions Office' },
  countryCode: 'AU',
  url: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list',
  licence: 'CC-BY-4.0',
  entryNumber: /^(\d+)$/,
  marksWeakAliases: true,
  resolution: {
    recordsPerParty: 'one-per-regime',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '40 5 * * *',
  staleAfterHours: 72,
  // Changed several times a month.
  editionStaleAfterDays: 60,
  download: {
    urls: ['https://www.dfat.gov.au/sites/default/files/Australian_Sanctions_Consolidated_List.xlsx'],
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'xlsx',
      origin: 'publisher',
      files: ['sanctions/au-dfat/{date}/dfat.xlsx'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // 1.3 MB packed.
  maxBytes: 30_000_000,
  goldenQueries: [],
  expected: {
    total: { min: 2_800, max: 8_000 },
    byType: { '01': { min: 700, max: 3_000 }, '02': { min: 1_800, max: 5_000 }, '03': { min: 100, max: 1_500 } },
  },
  checkedEdition: { publishedOn: '2026-07-21', records: 3_846, warnings: { 'unknown-date': 8 } },
}
