import { parseRegister } from '../../formats/us-register/parse.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'

/** Nonproliferation sanctions of the State Department. See README.md. */
export const stateNonproliferation: Source = {
  id: 'state-nonproliferation',
  sourceNumber: 9,
  subjectPrefix: 'isn',
  shortName: 'State ISN',
  shortNameCn: '美国防扩散',
  listName: 'Nonproliferation Sanctions',
  listNameCn: '防扩散制裁清单',
  listingNames: {
    'Nonproliferation Sanctions': '防扩散制裁清单',
  },
  publisher: 'Bureau of Arms Control and Nonproliferation, U.S. Department of State',
  publisherCn: '美国国务院军控与防扩散局',
  department: { zh: '美国国务院', en: 'U.S. Department of State' },
  office: { zh: '军控与防扩散局', en: 'Bureau of Arms Control and Nonproliferation' },
  countryCode: 'US',
  url: 'https://www.state.gov/bureau-of-arms-control-and-nonproliferation/nonproliferation-sanctions',
  licence: 'public domain',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: 'isn-',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '45 5 * * *',
  staleAfterHours: 72,
  // The table is rewritten after each round of sanctions, several times a year.
  editionStaleAfterDays: 240,
  // A PDF, for people.
  download: null,
  formats: [
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['sanctions/us-restricted-parties/{date}/state_nonproliferation.json'],
      read: async (content, warnings) =>
        normalise(await parseRegister(content, 'state-nonproliferation', warnings), warnings),
    },
  ],
  // 0.3 MB.
  maxBytes: 10_000_000,
  goldenQueries: [],
  expected: { total: { min: 400, max: 1_000 }, byType: { '01': { min: 300, max: 850 }, '02': { min: 50, max: 300 } } },
  checkedEdition: { publishedOn: '2025-05-01', records: 527, warnings: {} },
}
