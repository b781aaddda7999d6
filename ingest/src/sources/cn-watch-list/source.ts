import { noticeFormats } from '../../formats/cn-notices/read.ts'
import type { Source } from '../../source.ts'

/** See README.md; formats/cn-notices/README.md describes how notices become records. */
export const cnWatchList: Source = {
  id: 'cn-watch-list',
  sourceNumber: 24,
  subjectPrefix: 'cn-watch',
  shortName: 'CN Watch List',
  shortNameCn: '关注名单',
  listName: 'Export Control Watch List',
  listNameCn: '关注名单',
  listingNames: {
    'Export Control Watch List': '关注名单',
  },
  publisher: 'Ministry of Commerce',
  publisherCn: '商务部',
  countryCode: 'CN',
  url: 'https://aqygzj.mofcom.gov.cn/flzc/gzjgfxwj/',
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
  formats: noticeFormats('cn-watch-list'),
  maxBytes: 20_000_000,
  goldenQueries: [],
  // 40 up to 2026-06-29.
  expected: { total: { min: 30, max: 300 }, byType: {} },
  checkedEdition: { publishedOn: '2026-08-05', records: 40, warnings: {} },
}
