import type { Source } from '../../source.ts'
import { listName, normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** New Zealand's sanctions in relation to the war against Ukraine. See README.md. */
export const nzRussia: Source = {
  id: 'nz-russia',
  sourceNumber: 45,
  subjectPrefix: 'nz',
  shortName: 'NZ Russia',
  shortNameCn: '新西兰涉俄制裁',
  listName: 'New Zealand Russia Sanctions Register',
  listNameCn: '新西兰涉俄制裁登记册',
  listingNames: {
    [listName]: '涉俄制裁登记册',
  },
  publisher: 'New Zealand Ministry of Foreign Affairs and Trade',
  publisherCn: '新西兰外交贸易部',
  countryCode: 'NZ',
  url: 'https://www.mfat.govt.nz/en/countries-and-regions/europe/ukraine/russian-invasion-of-ukraine/sanctions/russia-sanctions-register',
  licence: 'CC-BY-4.0',
  entryNumber: /^([A-Z]{3}-\d+)$/,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '55 7 * * *',
  staleAfterHours: 72,
  // Named by its newest sanction: months may pass without one.
  editionStaleAfterDays: 240,
  download: {
    urls: ['https://www.mfat.govt.nz/assets/Countries-and-Regions/Europe/Ukraine/Russia-Sanctions-Register.xlsx'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'xlsx',
      origin: 'publisher',
      files: ['sanctions/nz-russia/{date}/Russia-Sanctions-Register.xlsx'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // 22 MB.
  maxBytes: 80_000_000,
  goldenQueries: [],
  // About 1,300 persons, 500 entities and 200 ships in 2026.
  expected: {
    total: { min: 1_300, max: 5_000 },
    byType: { '01': { min: 350, max: 2_000 }, '02': { min: 1_000, max: 2_600 } },
  },
  checkedEdition: null,
}
