import { download } from '../../formats/ecfr-744/download.ts'
import { toEdition } from '../../formats/ecfr-744/edition.ts'
import { toEntries } from '../../formats/ecfr-744/entries.ts'
import { parseSupplement } from '../../formats/ecfr-744/parse.ts'
import { toRecords } from '../../formats/ecfr-744/records.ts'
import type { Source } from '../../source.ts'

const list = {
  name: 'Unverified List',
  url: 'https://www.ecfr.gov/current/title-15/part-744/appendix-Supplement%20No.%206%20to%20Part%20744',
  // The rule, not the table, says what follows of being listed.
  licenceRequirement: 'Subject to the restrictions and requirements of § 744.15 of the EAR',
}

/** The Unverified List, Supplement No. 6 to 15 CFR part 744. See README.md. */
export const bisUnverified: Source = {
  id: 'bis-unverified',
  sourceNumber: 7,
  subjectPrefix: 'bis-uvl',
  shortName: 'BIS Unverified',
  shortNameCn: '美国未经核实清单',
  listName: 'Unverified List (Supplement No. 6 to 15 CFR Part 744)',
  listNameCn: '未经核实清单（《出口管理条例》第744部分补编6）',
  listingNames: {
    'Unverified List': '未经核实清单',
  },
  publisher: 'U.S. Department of Commerce, Bureau of Industry and Security',
  publisherCn: '美国商务部工业与安全局',
  department: { zh: '美国商务部', en: 'U.S. Department of Commerce' },
  office: { zh: '工业与安全局', en: 'Bureau of Industry and Security' },
  countryCode: 'US',
  url: list.url,
  licence: 'public domain (17 U.S.C. § 105)',
  entryNumber: null,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: 'uvl-',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '35 6,18 * * *',
  staleAfterHours: 96,
  // Amended a few times a year.
  editionStaleAfterDays: 45,
  download,
  formats: [
    {
      id: 'ecfr-xml',
      origin: 'publisher',
      files: ['export-control/us-ear-ecfr-xml/title-15-part-744.{date}.xml'],
      async read(content, warnings, foundOn) {
        const { rows, footnotes } = await parseSupplement(content, 6, warnings)
        return toEdition(foundOn, toRecords(toEntries(rows), list, footnotes, warnings))
      },
    },
  ],
  // Part 744 is 2.5 MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: { total: { min: 100, max: 600 }, byType: { '01': { min: 90, max: 580 } } },
  checkedEdition: { publishedOn: '2026-07-30', records: 186, warnings: {} },
}
