import { ofacListingNames } from '../../formats/ofac/ofac-lists.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** OFAC's Specially Designated Nationals list, from SDN_ADVANCED.XML. See README.md. */
export const ofacSdn: Source = {
  id: 'ofac-sdn',
  sourceNumber: 1,
  subjectPrefix: 'ofac',
  shortName: 'OFAC SDN',
  shortNameCn: '美国 SDN',
  listName: 'Specially Designated Nationals and Blocked Persons List',
  listNameCn: '特别指定国民和被封锁人员名单',
  listingNames: ofacListingNames,
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  publisherCn: '美国财政部海外资产控制办公室',
  department: { zh: '美国财政部', en: 'U.S. Department of the Treasury' },
  office: { zh: '海外资产控制办公室', en: 'Office of Foreign Assets Control' },
  countryCode: 'US',
  url: 'https://sanctionssearch.ofac.treas.gov/',
  licence: 'public domain (17 U.S.C. § 105)',
  entryNumber: /^(\d+)$/,
  marksWeakAliases: true,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: (record) => ({ scheme: 'ofac', value: record.publisherId }),
    impliedCountries: null,
  },
  schedule: '5 3,7,23 * * *',
  // Published on most working days; a long weekend and a day to notice.
  staleAfterHours: 96,
  // Several editions a week; three weeks without one has not happened in recent years.
  editionStaleAfterDays: 21,
  download: {
    urls: ['https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ADVANCED.XML'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'advanced-xml',
      origin: 'publisher',
      files: ['sanctions/us-ofac-sdn/{date}/sdn_advanced.xml'],
      read: (content, warnings) => normalise(parse(content, warnings), warnings),
    },
  ],
  // 121 MB in 2025-11, growing by a tenth a year.
  maxBytes: 600_000_000,
  goldenQueries: [
    { query: 'Vladimir Putin', subject: 'ofac-35096' },
    { query: 'Владимир Путин', subject: 'ofac-35096' },
    { query: 'Huawei Technologies', subject: 'ofac-30947' },
    { query: '华为技术有限公司', subject: 'ofac-30947' },
    { query: 'Kim Jong Un', subject: 'ofac-20157' },
    { query: '金正恩', subject: 'ofac-20157' },
    { query: 'Ramzan Kadyrov', subject: 'ofac-23343' },
    { query: 'Mahan Air', subject: 'ofac-12927' },
    { query: 'Korea Mining Development Trading Corporation', subject: 'ofac-9345', accepted: ['un-690735'] }, // the same company on two lists
    { query: '永信至成', subject: 'ofac-50543' },
    { query: '海康威视', subject: 'ofac-30946' },
    { query: '陈全国', subject: 'ofac-29220' },
    { query: '新疆生产建设兵团', subject: 'ofac-29299' },
    { query: 'Роснефть', subject: 'ofac-17022' },
    { query: 'Gazprombank', subject: 'ofac-17016' },
    { query: 'بشار الأسد', subject: 'ofac-12735' },
    { query: 'Islamic Revolutionary Guard Corps', subject: 'ofac-10391' },
    { query: 'Hamas', subject: 'ofac-4695' },
    { query: 'ЧВК Вагнер', subject: 'ofac-22543' },
    { query: 'Sergey Lavrov', subject: 'ofac-35233' },
    { query: 'حسن نصر الله', subject: 'ofac-2686' },
    { query: 'Ayman al-Zawahiri', subject: 'ofac-2676', accepted: ['un-111923'] }, // the same person on two lists
    { query: 'Joaquin Guzman Loera', subject: 'ofac-6861' },
    { query: 'Viktor Vekselberg', subject: 'ofac-24306' },
    { query: 'Oleg Deripaska', subject: 'ofac-24283' },
    { query: '9187629', subject: 'ofac-15036' },
  ],
  // 18,264 on 2025-11-04, 18,367 on 2025-11-19, 19,181 on 2026-07-31.
  expected: {
    total: { min: 15_000, max: 35_000 },
    byType: {
      '01': { min: 7_500, max: 18_000 },
      '02': { min: 5_800, max: 14_000 },
      '03': { min: 1_000, max: 4_000 },
      '04': { min: 250, max: 1_000 },
    },
  },
  checkedEdition: { publishedOn: '2025-11-19', records: 18_367, warnings: {} },
}
