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
  listingNames: {
    "ISIL (Da'esh) and Al-Qaida Sanctions List (1267/1989/2253)": '伊斯兰国与基地组织制裁名单（1267/1989/2253）',
    '1988 Sanctions List (Taliban)': '1988 制裁名单（塔利班）',
    '1718 Sanctions List (DPRK)': '1718 制裁名单（朝鲜）',
    '1737 Sanctions List (Iran)': '1737 制裁名单（伊朗）',
    '1518 Sanctions List (Iraq)': '1518 制裁名单（伊拉克）',
    '1533 Sanctions List (Democratic Republic of the Congo)': '1533 制裁名单（刚果民主共和国）',
    '1970 Sanctions List (Libya)': '1970 制裁名单（利比亚）',
    '2713 Sanctions List (Al-Shabaab)': '2713 制裁名单（青年党）',
    '2745 Sanctions List (Central African Republic)': '2745 制裁名单（中非共和国）',
    '2140 Sanctions List (Yemen)': '2140 制裁名单（也门）',
    '2048 Sanctions List (Guinea-Bissau)': '2048 制裁名单（几内亚比绍）',
    '2206 Sanctions List (South Sudan)': '2206 制裁名单（南苏丹）',
    '2653 Sanctions List (Haiti)': '2653 制裁名单（海地）',
    '1591 Sanctions List (Sudan)': '1591 制裁名单（苏丹）',
  },
  publisher: 'United Nations Security Council',
  publisherCn: '联合国安全理事会',
  countryCode: 'UN',
  url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  licence: 'United Nations, published for re-use by member states and firms',
  entryNumber: /^(\d+)$/,
  marksWeakAliases: true,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: (record) => ({ scheme: 'un', value: record.listings[0]?.reference ?? '' }),
    impliedCountries: null,
  },
  schedule: '20 6,18 * * *',
  // The file is generated every day.
  staleAfterHours: 72,
  // The file has the day on which it was generated.
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
  goldenQueries: [],
  // 877 on 2025-04-19; 1,011 on 2026-08-01, after the Iran list came back with 121.
  expected: {
    total: { min: 700, max: 2_000 },
    byType: { '01': { min: 150, max: 700 }, '02': { min: 500, max: 1_500 }, '03': { min: 0, max: 100 } },
  },
  checkedEdition: { publishedOn: '2026-08-01', records: 1_011, warnings: {} },
}
