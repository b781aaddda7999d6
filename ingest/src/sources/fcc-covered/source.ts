import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parsePage } from './parse-page.ts'
import { parseList } from './parse-register.ts'

/** Communications equipment and services that are a risk to national security. See README.md. */
export const fccCovered: Source = {
  id: 'fcc-covered',
  sourceNumber: 14,
  subjectPrefix: 'fcc',
  shortName: 'FCC Covered',
  shortNameCn: '美国 FCC',
  listName: 'FCC Covered List',
  listNameCn: '联邦通信委员会受管制清单',
  listingNames: {
    'FCC Covered List': '联邦通信委员会受管制清单',
  },
  publisher: 'U.S. Federal Communications Commission',
  publisherCn: '美国联邦通信委员会',
  countryCode: 'US',
  url: 'https://www.fcc.gov/supplychain/coveredlist',
  licence: 'public domain',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '50 6 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 400,
  download: { urls: ['https://www.fcc.gov/supplychain/coveredlist'], timeoutMinutes: 5 },
  formats: [
    {
      id: 'page',
      origin: 'publisher',
      files: ['fcc-covered/{date}/coveredlist.html'],
      read: async (content, warnings) => normalise(await parsePage(content, warnings), warnings),
    },
    {
      id: 'register-json',
      origin: 'curated',
      files: ['sanctions/us-restricted-parties/{date}/fcc_covered.json'],
      read: async (content, warnings) => normalise(await parseList(content, warnings), warnings),
    },
  ],
  // 0.01 MB.
  maxBytes: 1_000_000,
  goldenQueries: [],
  // 13 companies and 2 kinds of equipment in July 2026.
  expected: { total: { min: 10, max: 100 }, byType: { '01': { min: 10, max: 100 } } },
  checkedEdition: { publishedOn: '2026-07-07', records: 15, warnings: {} },
}
