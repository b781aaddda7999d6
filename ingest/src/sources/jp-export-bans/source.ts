import { linkedFiles } from '../../index-pages/linked-file.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Organisations to which Japan forbids exports. See README.md. */
export const jpExportBans: Source = {
  id: 'jp-export-bans',
  sourceNumber: 19,
  subjectPrefix: 'jp-ban',
  shortName: 'Japan export bans',
  shortNameCn: '日本出口禁令',
  listName: 'Entities subject to export bans (Russia, Belarus, third countries)',
  listNameCn: '日本出口禁止措置对象团体（俄罗斯、白俄罗斯及第三国）',
  listingNames: {
    'Entities in Russia subject to export bans': '出口禁止对象团体（俄罗斯）',
    'Entities in Belarus subject to export bans': '出口禁止对象团体（白俄罗斯）',
    'Entities outside Russia and Belarus subject to export bans': '出口禁止对象团体（俄罗斯、白俄罗斯以外）',
  },
  publisher: 'Ministry of Foreign Affairs; Ministry of Economy, Trade and Industry',
  publisherCn: '日本外务省、经济产业省',
  countryCode: 'JP',
  url: 'https://www.meti.go.jp/policy/external_economy/trade_control/02_export/17_russia/russia.html',
  licence: 'Government of Japan Standard Terms of Use 2.0',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '10 7 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 400,
  // The page links the three notices; some of their names begin with a day.
  download: {
    urls: ['https://www.meti.go.jp/policy/external_economy/trade_control/02_export/17_russia/russia.html'],
    find: {
      steps: [
        linkedFiles([
          { what: 'the notice on third countries', address: /\/17_russia\/.*list_daisangoku_tokutei\.pdf$/ },
          { what: 'the notice on Russia', address: /\/17_russia\/.*list_russia_tokutei\.pdf$/ },
          { what: 'the notice on Belarus', address: /\/17_russia\/.*list_belarus_tokutei\.pdf$/ },
        ]),
      ],
      origins: [],
    },
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'pdf',
      origin: 'publisher',
      files: ['sanctions/jp-export-bans/{date}/*list_*_tokutei.pdf'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
    {
      id: 'pdf-text',
      origin: 'mirror',
      files: ['sanctions/jp-meti/*list_*_tokutei.pdf.txt'],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // Text 0.25 MB together, PDFs some MB.
  maxBytes: 20_000_000,
  goldenQueries: [],
  expected: { total: { min: 450, max: 2_000 }, byType: {} },
  checkedEdition: { publishedOn: '2025-09-12', records: 644, warnings: { 'alias-count': 1 } },
}
