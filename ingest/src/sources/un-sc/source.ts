import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** The United Nations Security Council Consolidated List. See README.md. */
export const unSc: Source = {
  id: 'un-sc',
  sourceNumber: 2,
  subjectPrefix: 'un',
  shortName: 'UN SC',
  shortNameCn: '联合国',
  listName: 'United Nations Security Council Consolidated List',
  listNameCn: '联合国安理会综合制裁名单',
  publisher: 'United Nations Security Council',
  publisherCn: '联合国安全理事会',
  countryCode: 'UN',
  url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  licence: 'United Nations, published for re-use by member states and firms',
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: (record) => ({ scheme: 'un', value: record.listings[0]?.reference ?? '' }),
    impliedCountries: null,
  },
  schedule: '20 6,18 * * *',
  // The file is generated every night.
  staleAfterHours: 72,
  // The file carries the night it was generated.
  editionStaleAfterDays: 7,
  download: { urls: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'], timeoutMinutes: 5 },
  formats: [
    {
      id: 'xml',
      origin: 'publisher',
      files: ['sanctions/un-sc/{date}/consolidated.xml'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // 2.2 MB.
  maxBytes: 50_000_000,
  // 877 on 2025-04-19; 1,011 on 2026-08-01, after the Iran list came back with 121.
  expected: {
    total: { min: 700, max: 2_000 },
    byType: { '01': { min: 150, max: 700 }, '02': { min: 500, max: 1_500 } },
  },
}
