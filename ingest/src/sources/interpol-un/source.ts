import type { Source } from '../../source.ts'
import { listName, normalise, programmes } from './normalise.ts'
import { answersOf, wholeAddresses } from './notice-queries.ts'
import { parse } from './parse.ts'

/** INTERPOL's notices on parties that the Security Council has listed. See README.md. */
export const interpolUn: Source = {
  id: 'interpol-un',
  sourceNumber: 48,
  subjectPrefix: 'interpol',
  shortName: 'INTERPOL UN',
  shortNameCn: '国际刑警组织特别通告',
  listName,
  listNameCn: '国际刑警组织—联合国安理会特别通告',
  listingNames: {
    [listName]: '国际刑警组织—联合国安理会特别通告',
  },
  publisher: 'INTERPOL',
  publisherCn: '国际刑警组织',
  // The organisation is of no state; the notices are on the list of the United Nations.
  countryCode: 'UN',
  url: 'https://www.interpol.int/en/How-we-work/Notices/View-UN-Notices-Individuals',
  licence: "INTERPOL's terms of use of its website: not for commercial use without its consent",
  entryNumber: /^(\d{4}-\d+)$/,
  repeats: [{ list: listName, sourceId: 'un-sc', programmes: Object.values(programmes) }],
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '15 8 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 240,
  download: {
    urls: wholeAddresses,
    find: { steps: [answersOf], origins: [] },
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'json',
      origin: 'publisher',
      files: ['sanctions/interpol-un/{date}/persons*.json', 'sanctions/interpol-un/{date}/entities*.json'],
      read: async (content, warnings, foundOn) => normalise(await parse(content, warnings), warnings, foundOn),
    },
  ],
  // About 40 answers of less than 100 kB.
  maxBytes: 20_000_000,
  goldenQueries: [],
  // Most of the parties on the United Nations' list, which had 1,011 in August 2026.
  expected: { total: { min: 350, max: 1_600 }, byType: { '02': { min: 250, max: 1_200 } } },
  checkedEdition: null,
}
