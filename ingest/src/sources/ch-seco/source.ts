import type { Source } from '../../source.ts'
import { listName, normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Switzerland's sanctions. See README.md. */
export const chSeco: Source = {
  id: 'ch-seco',
  sourceNumber: 41,
  subjectPrefix: 'ch',
  shortName: 'SECO',
  shortNameCn: '瑞士制裁清单',
  listName: 'Swiss overall list of sanctioned individuals, enterprises and organisations (SESAM)',
  listNameCn: '瑞士受制裁个人、企业和组织总清单',
  listingNames: {
    [listName]: '瑞士国家经济事务秘书处受制裁个人、企业和组织总清单',
  },
  publisher: 'State Secretariat for Economic Affairs (SECO)',
  publisherCn: '瑞士国家经济事务秘书处',
  countryCode: 'CH',
  url: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/search.xhtml?lang=en',
  licence: 'Swiss open government data, use with the source named',
  entryNumber: /^(\d+)$/,
  resolution: {
    recordsPerParty: 'one-per-regime',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '25 7 * * *',
  staleAfterHours: 72,
  // Changed several times a month.
  editionStaleAfterDays: 60,
  download: {
    urls: [
      'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
    ],
    timeoutMinutes: 15,
  },
  formats: [
    {
      id: 'xml',
      origin: 'publisher',
      files: ['sanctions/ch-seco/{date}/consolidated-list.xml'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // About 42 MB, most of it former states of the entries.
  maxBytes: 200_000_000,
  goldenQueries: [],
  // About 8,700 entries in September 2026, 1,550 of them ended.
  expected: {
    total: { min: 6_000, max: 15_000 },
    byType: { '01': { min: 1_500, max: 5_000 }, '02': { min: 3_000, max: 9_000 }, '03': { min: 50, max: 1_500 } },
  },
  checkedEdition: null,
}
