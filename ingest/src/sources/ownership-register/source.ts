import { normalise } from '../../formats/follow-the-money/normalise.ts'
import { readEntities } from '../../formats/follow-the-money/read-entities.ts'
import type { Source } from '../../source.ts'

/** Who owns and directs whom, of one cluster of parties. See README.md. */
export const ownershipRegister: Source = {
  id: 'ownership-register',
  sourceNumber: 40,
  subjectPrefix: 'reg',
  role: 'register',
  shortName: 'Ownership register',
  shortNameCn: '股权登记',
  listName: 'Ownership and control, collected from company registers and lists',
  listNameCn: '公司登记与清单中的股权及控制关系',
  listingNames: {},
  publisher: 'OpenSanctions',
  publisherCn: 'OpenSanctions',
  countryCode: 'RU',
  url: 'https://www.opensanctions.org/',
  licence: 'CC-BY-NC-4.0',
  entryNumber: /^(.+)$/,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '15 4 * * 1',
  staleAfterHours: 24 * 14,
  editionStaleAfterDays: 400,
  // A cluster put together for a test, not published by itself.
  download: null,
  formats: [
    {
      id: 'ftm-jsonl',
      origin: 'curated',
      files: ['sanctions/ownership/zala/entities.ftm.json'],
      read: async (content, warnings) => normalise(await readEntities(content, warnings), warnings),
    },
  ],
  // 0.15 MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  // 11 companies and 6 persons.
  expected: { total: { min: 10, max: 10_000 }, byType: {} },
  checkedEdition: { publishedOn: '2026-04-29', records: 17, warnings: {} },
}
