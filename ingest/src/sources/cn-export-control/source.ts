import { noticeFormats } from '../../formats/cn-notices/read.ts'
import type { Source } from '../../source.ts'

/** See README.md; formats/cn-notices/README.md describes how notices become records. */
export const cnExportControl: Source = {
  id: 'cn-export-control',
  sourceNumber: 23,
  subjectPrefix: 'cn-ecl',
  shortName: 'CN Control List',
  shortNameCn: '管控名单',
  listName: 'Export Control Control List',
  listNameCn: '出口管制管控名单',
  listingNames: {
    'Export Control Control List': '出口管制管控名单',
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
  formats: noticeFormats('cn-export-control'),
  maxBytes: 20_000_000,
  goldenQueries: [],
  // 153 up to 2026-07-24.
  expected: { total: { min: 110, max: 500 }, byType: {} },
  checkedEdition: { publishedOn: '2026-08-05', records: 153, warnings: {} },
}
