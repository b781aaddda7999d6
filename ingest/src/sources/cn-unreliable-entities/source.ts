import { noticeFormats } from '../../formats/cn-notices/read.ts'
import type { Source } from '../../source.ts'

/** See README.md; formats/cn-notices/README.md describes how notices become records. */
export const cnUnreliableEntities: Source = {
  id: 'cn-unreliable-entities',
  sourceNumber: 22,
  subjectPrefix: 'cn-uel',
  shortName: 'CN UEL',
  shortNameCn: '不可靠实体',
  listName: 'Unreliable Entity List',
  listNameCn: '不可靠实体清单',
  listingNames: {
    'Unreliable Entity List': '不可靠实体清单',
  },
  publisher: 'Unreliable Entity List Working Mechanism (Ministry of Commerce)',
  publisherCn: '不可靠实体清单工作机制（商务部）',
  department: { zh: '商务部', en: 'Ministry of Commerce' },
  office: { zh: '不可靠实体清单工作机制', en: 'Unreliable Entity List Working Mechanism' },
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
  formats: noticeFormats('cn-unreliable-entities'),
  maxBytes: 20_000_000,
  goldenQueries: [
    { query: '洛克希德·马丁公司', subject: 'cn-uel-2023-1-1' },
    { query: 'General Atomics Aeronautical Systems', subject: 'cn-uel-2024-1-1' },
  ],
  // 88 up to 2025-10-09.
  expected: { total: { min: 60, max: 300 }, byType: {} },
  checkedEdition: { publishedOn: '2026-08-05', records: 88, warnings: {} },
}
