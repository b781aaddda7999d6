import { allOf } from '@qingdan/resolution/list-traits.ts'
import { federalRegisterNotices } from '../../index-pages/federal-register.ts'
import type { Source } from '../../source.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { parseNotices } from './parse-notices.ts'

/** Chinese military companies under Section 1260H, with every edition of the list. See README.md. */
export const section1260h: Source = {
  id: 'section-1260h',
  sourceNumber: 78,
  subjectPrefix: 'cmc',
  shortName: '1260H',
  shortNameCn: '美国 1260H',
  listName: 'Section 1260H Chinese Military Companies List',
  listNameCn: '第 1260H 条中国军事企业清单',
  listingNames: {
    'Section 1260H Chinese Military Companies List': '第 1260H 条中国军事企业清单',
  },
  publisher: 'U.S. Department of War',
  publisherCn: '美国战争部（国防部）',
  countryCode: 'US',
  url: 'https://www.federalregister.gov/documents/search?conditions%5Bterm%5D=%22Section+1260H%22+%22Chinese+military+companies%22',
  licence: 'facts of public notices; the history is a CC-BY-NC-4.0 compilation',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: allOf('CN'),
  },
  schedule: '40 5 * * *',
  staleAfterHours: 72,
  // Due once a year.
  editionStaleAfterDays: 400,
  download: {
    ...federalRegisterNotices({
      agency: 'defense-department',
      term: '"Chinese military companies"',
      title: /\bChinese Military Compan(?:y|ies)\b/i,
      since: '2021-06-01',
    }),
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'federal-register-xml',
      origin: 'publisher',
      files: ['section-1260h/{date}/* FR *.xml'],
      read: async (content, warnings) => normalise(await parseNotices(content, warnings), warnings),
    },
    {
      id: 'curated-history',
      origin: 'curated',
      files: [
        'sanctions/us-special-lists-opensanctions/{date}/dod_chinese_milcorps-sanctions.csv',
        'sanctions/us-restricted-parties/{date}/dow_1260h.json',
      ],
      read: async (content, warnings) => normalise(await parse(content, warnings), warnings),
    },
  ],
  // 0.2 MB.
  maxBytes: 5_000_000,
  goldenQueries: [
    { query: '大疆创新', subject: 'cmc-7c71cd646ab8' },
    { query: '长江存储', subject: 'cmc-e90ebac28ce2' },
  ],
  // 397 rows of 216 companies, 188 of them on the edition of 2026-06-08.
  expected: { total: { min: 180, max: 500 }, byType: { '01': { min: 180, max: 500 } } },
  checkedEdition: { publishedOn: '2026-06-08', records: 214, warnings: {} },
}
