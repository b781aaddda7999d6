import { noticeFormats } from '../../formats/cn-notices/read.ts'
import type { Source } from '../../source.ts'

/** See README.md; formats/cn-notices/README.md describes how notices become records. */
export const cnTaiwanDiehards: Source = {
  id: 'cn-taiwan-diehards',
  sourceNumber: 26,
  subjectPrefix: 'cn-twd',
  shortName: 'CN Diehards',
  shortNameCn: '“台独”顽固分子',
  listName: 'Diehard "Taiwan Independence" Separatists',
  listNameCn: '“台独”顽固分子清单',
  listingNames: {
    'Diehard "Taiwan Independence" Separatists': '“台独”顽固分子清单',
  },
  publisher: 'Taiwan Affairs Office of the State Council',
  publisherCn: '国务院台湾事务办公室',
  department: { zh: '国务院', en: 'State Council' },
  office: { zh: '台湾事务办公室', en: 'Taiwan Affairs Office' },
  countryCode: 'CN',
  url: 'http://www.gwytb.gov.cn/zccs/zccs_61195/cjtdwgfz/',
  licence: 'official notices (PRC Copyright Law, Article 5); see README.md for the collections',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: 'china',
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '40 7,19 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 60,
  // Notices are pages for people; our desk enters them.
  download: null,
  formats: noticeFormats('cn-taiwan-diehards'),
  maxBytes: 20_000_000,
  goldenQueries: [{ query: '蕭美琴', subject: 'cn-twd-522a3b3816c3' }],
  // 15 up to 2026-01-07.
  expected: { total: { min: 10, max: 100 }, byType: {} },
  checkedEdition: { publishedOn: '2026-08-05', records: 15, warnings: {} },
}
