import type { Source } from '../../source.ts'
import { listName, normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Parties to whom Taiwan's exporters may not send strategic goods without a licence. See README.md. */
export const twShtc: Source = {
  id: 'tw-shtc',
  sourceNumber: 46,
  subjectPrefix: 'tw',
  shortName: 'SHTC',
  shortNameCn: '台湾战略性高科技货品名单',
  listName: 'Taiwan, China: Strategic High-Tech Commodities Entity List',
  listNameCn: '中国台湾：战略性高科技货品出口实体管理名单',
  listingNames: {
    [listName]: '战略性高科技货品出口实体管理名单',
  },
  publisher: 'Taiwan, China: authority for international trade',
  publisherCn: '中国台湾：国际贸易主管部门',
  countryCode: 'TW',
  url: 'https://www.trade.gov.tw/english/Pages/List.aspx?nodeid=298',
  licence: "publisher's open data declaration: use with the source named",
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '5 8 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 240,
  download: {
    urls: ['https://publicinfo.trade.gov.tw/icp/Download.action?file=ZgPKOWuRLCD%2B8S4%2FZhAeuw%3D%3D'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/tw-shtc/{date}/shtc_list.csv'],
      read: async (content, warnings, foundOn) => normalise(await parse(content, warnings), warnings, foundOn),
    },
  ],
  // A few megabytes.
  maxBytes: 50_000_000,
  goldenQueries: [],
  // 9,000 to 15,000 rows in 2025, by the range that public programs expect.
  expected: { total: { min: 7_500, max: 18_000 }, byType: { '01': { min: 4_500, max: 17_000 } } },
  checkedEdition: null,
}
