import { linkedFiles } from '../../index-pages/linked-file.ts'
import type { Source } from '../../source.ts'
import { newestRelease, normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { parseWorkbook } from './parse-workbook.ts'

/** Japan's Foreign End User List. See README.md. */
export const jpMeti: Source = {
  id: 'jp-meti',
  sourceNumber: 18,
  subjectPrefix: 'jp-eul',
  shortName: 'METI',
  shortNameCn: '日本最终用户清单',
  listName: 'Foreign End User List',
  listNameCn: '日本经济产业省外国最终用户清单',
  listingNames: {
    'Foreign End User List (外国ユーザーリスト)': '外国最终用户清单',
  },
  publisher: 'Ministry of Economy, Trade and Industry',
  publisherCn: '日本经济产业省',
  countryCode: 'JP',
  url: 'https://www.meti.go.jp/policy/anpo/law05.html',
  licence: 'Government of Japan Standard Terms of Use 2.0',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '0 7 * * *',
  staleAfterHours: 72,
  // Revised once or twice a year.
  editionStaleAfterDays: 400,
  // Each revision is a workbook with its day in the address, beside a PDF.
  download: {
    urls: ['https://www.meti.go.jp/policy/anpo/law00.html'],
    find: {
      steps: [
        linkedFiles([
          {
            what: 'the workbook of the Foreign End User List',
            address: /\/\d{8}_\d+\.xlsx$/,
            text: /ユーザーリスト/,
            newestBy: ({ url }) => /(\d{8})_\d+\.xlsx$/.exec(url)?.[1] ?? '',
          },
        ]),
      ],
      origins: [],
    },
    timeoutMinutes: 5,
  },
  formats: [
    {
      id: 'xlsx',
      origin: 'publisher',
      files: ['sanctions/jp-meti/{date}/*_*.xlsx'],
      read: async (content, warnings) => {
        const { publishedOn, entries } = await parseWorkbook(content, warnings)
        return normalise(entries, publishedOn, warnings)
      },
    },
    {
      id: 'curated-json',
      origin: 'curated',
      files: ['sanctions/jp-meti/jp.json'],
      read: async (content, warnings) => {
        const entries = await parse(content)
        return normalise(entries, newestRelease(entries), warnings)
      },
    },
  ],
  // 0.5 MB.
  maxBytes: 20_000_000,
  goldenQueries: [{ query: '中国电子科技集团公司第十四研究所', subject: 'jp-eul-07869f121319' }],
  expected: { total: { min: 600, max: 2_000 }, byType: {} },
  checkedEdition: { publishedOn: '2025-09-29', records: 835, warnings: {} },
}
