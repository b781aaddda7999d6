import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parseRegisters, parseTables, parseWorkbooks } from './parse.ts'

/** Parties debarred under the Arms Export Control Act. See README.md. */
export const aecaDebarred: Source = {
  id: 'aeca-debarred',
  sourceNumber: 31,
  subjectPrefix: 'aeca',
  shortName: 'AECA debarred',
  shortNameCn: '美国 AECA 禁止',
  listName: 'AECA Debarred List',
  listNameCn: '武器出口管制法禁止方清单',
  listingNames: {
    'AECA Debarred List': '武器出口管制法禁止方清单',
  },
  publisher: 'Directorate of Defense Trade Controls, U.S. Department of State',
  publisherCn: '美国国务院国防贸易管制局',
  department: { zh: '美国国务院', en: 'U.S. Department of State' },
  office: { zh: '国防贸易管制局', en: 'Directorate of Defense Trade Controls' },
  countryCode: 'US',
  url: 'https://www.pmddtc.state.gov/ddtc_public?id=ddtc_kb_article_page&sys_id=c22d1833dbb8d300d0a370131f9619f0',
  licence: 'public domain',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: 'dtc-',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '35 5 * * *',
  staleAfterHours: 72,
  // Statutory debarments come once or twice a year.
  editionStaleAfterDays: 400,
  // Two attachments of an article: the page shows them by a program, so that no link can be read from it, but their numbers have stayed the same
  // through revisions since 2023.
  download: {
    urls: [
      'https://www.pmddtc.state.gov/sys_attachment.do?sys_id=27c46b251baf29102b6ca932f54bcb20',
      'https://www.pmddtc.state.gov/sys_attachment.do?sys_id=9f8bbc2f1b8f29d0c6c3866ae54bcbdb',
    ],
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'xlsx',
      origin: 'publisher',
      files: ['aeca-debarred/{date}/statutory.xlsx', 'aeca-debarred/{date}/administrative.xlsx'],
      read: async (content, warnings) => normalise(await parseWorkbooks(content, warnings), warnings),
    },
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/us-aeca-debarred/{date}/Stat*.csv', 'sanctions/us-aeca-debarred/{date}/Admin*.csv'],
      read: async (content, warnings) => normalise(await parseTables(content, warnings), warnings),
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: [
        'sanctions/us-restricted-parties/{date}/state_debarred_statutory.json',
        'sanctions/us-restricted-parties/{date}/state_debarred_admin.json',
      ],
      read: async (content, warnings) => normalise(await parseRegisters(content, warnings), warnings),
    },
  ],
  // 0.2 MB.
  maxBytes: 5_000_000,
  goldenQueries: [],
  // 787 lines of 789 parties in 2025.
  expected: {
    total: { min: 600, max: 1_500 },
    byType: { '01': { min: 30, max: 200 }, '02': { min: 500, max: 1_400 } },
  },
  checkedEdition: { publishedOn: '2025-08-19', records: 789, warnings: {} },
}
