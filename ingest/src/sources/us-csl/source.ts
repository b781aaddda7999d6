import { ofacListingNames } from '../../formats/ofac/ofac-lists.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition, Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { repeats } from './csl-lists.ts'
import type { CslRow } from './csl-row.ts'
import { toRecords } from './normalise.ts'
import { parseCsv } from './parse-csv.ts'
import { parseReduced } from './parse-reduced.ts'

/** The lists of Commerce, State and the Treasury in one file of the International Trade Administration. See README.md. */
export const usCsl: Source = {
  id: 'us-csl',
  sourceNumber: 4,
  subjectPrefix: 'csl',
  shortName: 'US CSL',
  shortNameCn: '美国综合筛查清单',
  listName: 'Consolidated Screening List',
  listNameCn: '美国综合筛查清单',
  listingNames: {
    ...ofacListingNames,
    'Entity List': '实体清单',
    'Denied Persons List': '被拒绝人员清单',
    'Unverified List': '未经核实清单',
    'Military End-User (MEU) List': '军事最终用户清单',
    'AECA Debarred List': '武器出口管制法禁止方清单',
    'Nonproliferation Sanctions': '防扩散制裁清单',
  },
  publisher: 'U.S. Department of Commerce, International Trade Administration',
  publisherCn: '美国商务部国际贸易管理局',
  department: { zh: '美国商务部', en: 'U.S. Department of Commerce' },
  office: { zh: '国际贸易管理局', en: 'International Trade Administration' },
  countryCode: 'US',
  url: 'https://www.trade.gov/consolidated-screening-list',
  licence: 'public domain (17 U.S.C. § 105)',
  entryNumber: /^ofac-(\d+)$/,
  repeats,
  // Of orders of denial alone.
  endsAreTerms: true,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: 'own-ids',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '50 6,18 * * *',
  staleAfterHours: 72,
  // Generated every morning.
  editionStaleAfterDays: 7,
  download: {
    urls: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'csv',
      origin: 'publisher',
      files: ['sanctions/us-csl/{date}/consolidated.csv'],
      async read(content, warnings, foundOn) {
        if (foundOn === undefined) throw new Rejected('The file carries no date, and none was given.')
        const rows: CslRow[] = []
        for await (const row of parseCsv(content, warnings)) rows.push(row)
        return toEdition(foundOn, rows, warnings)
      },
    },
    {
      id: 'reduced-json',
      origin: 'mirror',
      files: ['sanctions/us-csl/{date}/screening-list.json'],
      async read(content, warnings) {
        const { publishedOn, rows } = await parseReduced(content)
        return toEdition(publishedOn, rows, warnings)
      },
    },
  ],
  // 9 MB in 2022.
  maxBytes: 150_000_000,
  goldenQueries: [],
  // 14,160 rows in 2022, 25,921 in 2026.
  expected: {
    total: { min: 10_000, max: 45_000 },
    byType: { '01': { min: 6_000, max: 28_000 }, '02': { min: 4_000, max: 18_000 } },
  },
  checkedEdition: { publishedOn: '2026-07-31', records: 25_729, warnings: { 'unknown-country': 1 } },
}

function toEdition(publishedOn: string, rows: readonly CslRow[], warnings: Warnings): Edition {
  return {
    publishedOn,
    records: (async function* () {
      yield* toRecords(rows, warnings)
    })(),
  }
}
