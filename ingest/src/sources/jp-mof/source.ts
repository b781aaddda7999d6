import { linkedFiles } from '../../index-pages/linked-file.ts'
import type { Source } from '../../source.ts'
import { listName, normalise } from './normalise.ts'
import { parse } from './parse.ts'

const dayIn = ({ url }: { url: string }) => /(\d{8})\.\w+$/.exec(url)?.[1] ?? ''

/** Parties whose assets Japan freezes. See README.md. */
export const jpMof: Source = {
  id: 'jp-mof',
  sourceNumber: 43,
  subjectPrefix: 'jp-mof',
  shortName: 'Japan MOF',
  shortNameCn: '日本资产冻结',
  listName: 'Japan: targets of asset freezing and other measures',
  listNameCn: '日本资产冻结等措施对象者一览',
  listingNames: {
    [listName]: '资产冻结等措施对象者一览（财务省）',
  },
  publisher: 'Ministry of Finance',
  publisherCn: '日本财务省',
  countryCode: 'JP',
  url: 'https://www.mof.go.jp/policy/international_policy/gaitame_kawase/gaitame/economic_sanctions/list.html',
  licence: 'Government of Japan Standard Terms of Use 2.0',
  entryNumber: /^(\d{3}-\d{6})$/,
  resolution: {
    recordsPerParty: 'one-per-regime',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '45 7 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 120,
  download: {
    urls: ['https://www.mof.go.jp/policy/international_policy/gaitame_kawase/gaitame/economic_sanctions/list.html'],
    find: {
      steps: [
        linkedFiles([
          { what: 'the table of targets', address: /\/shisantouketsu\d{8}\.csv$/, newestBy: dayIn },
          { what: 'the workbook of targets', address: /\/shisantouketsu\d{8}\.xlsx$/, newestBy: dayIn },
        ]),
      ],
      origins: [],
    },
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/jp-mof/{date}/shisantouketsu*.csv', 'sanctions/jp-mof/{date}/shisantouketsu*.xlsx'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // Table and workbook together.
  maxBytes: 50_000_000,
  goldenQueries: [],
  // 2,866 rows in August 2026.
  expected: {
    total: { min: 2_000, max: 8_000 },
    byType: { '01': { min: 500, max: 4_000 }, '02': { min: 900, max: 5_000 } },
  },
  checkedEdition: null,
}
