import { noticeFormats } from '../../formats/cn-notices/read.ts'
import type { Source } from '../../source.ts'

/** See README.md; formats/cn-notices/README.md describes how notices become records. */
export const cnCountermeasures: Source = {
  id: 'cn-countermeasures',
  sourceNumber: 25,
  subjectPrefix: 'cn-afsl',
  shortName: 'CN Countermeasures',
  shortNameCn: '反制清单',
  listName: 'Countermeasures List and decisions under the Anti-Foreign Sanctions Law',
  listNameCn: '反制清单及反外国制裁决定',
  listingNames: {
    'Countermeasures List': '反制清单',
  },
  publisher: 'Ministry of Foreign Affairs, Ministry of Commerce, Taiwan Affairs Office',
  publisherCn: '外交部、商务部、国务院台湾事务办公室',
  countryCode: 'CN',
  url: 'https://www.mfa.gov.cn/web/wjb_673085/zfxxgk_674865/gknrlb/fzcqdcs/',
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
  formats: noticeFormats('cn-countermeasures'),
  maxBytes: 20_000_000,
  goldenQueries: [],
  // 266 up to 2026-08-05.
  expected: { total: { min: 180, max: 900 }, byType: {} },
  checkedEdition: { publishedOn: '2026-08-05', records: 266, warnings: {} },
}
