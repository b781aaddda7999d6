import { download } from '../../formats/ecfr-744/download.ts'
import { toEdition } from '../../formats/ecfr-744/edition.ts'
import { toEntries } from '../../formats/ecfr-744/entries.ts'
import { parseSupplement } from '../../formats/ecfr-744/parse.ts'
import { toRecords } from '../../formats/ecfr-744/records.ts'
import { toEntry } from '../../formats/ecfr-744/register-entries.ts'
import { parseRegister } from '../../formats/us-register/parse.ts'
import type { Source } from '../../source.ts'

const list = {
  name: 'Entity List',
  url: 'https://www.ecfr.gov/current/title-15/part-744/appendix-Supplement%20No.%204%20to%20Part%20744',
}
/** The register's files give the numbers of footnotes, not their text. */
const footnoteRules = new Map([
  ['1', 'Foreign-direct product rule, § 734.9(e)(1) of the EAR'],
  ['2', 'Cybersecurity research and vulnerability disclosure to Huawei excluded'],
  ['3', 'Foreign-direct product rule, § 734.9(g) of the EAR'],
  ['4', 'Foreign-direct product rule, § 734.9(e)(2) of the EAR'],
  ['5', 'Foreign-direct product rule, § 734.9(e)(3) of the EAR'],
])

/** The Entity List, Supplement No. 4 to 15 CFR part 744. See README.md. */
export const bisEntityList: Source = {
  id: 'bis-entity-list',
  sourceNumber: 5,
  subjectPrefix: 'bis-el',
  shortName: 'BIS Entity List',
  shortNameCn: '美国实体清单',
  listName: 'Entity List (Supplement No. 4 to 15 CFR Part 744)',
  listNameCn: '实体清单（《出口管理条例》第744部分补编4）',
  listingNames: {
    'Entity List': '实体清单',
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
    repeatedAs: 'el-',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '30 6,18 * * *',
  staleAfterHours: 96,
  // Amended up to several times a month; the eCFR itself is of the last working day.
  editionStaleAfterDays: 45,
  download,
  formats: [
    {
      id: 'ecfr-xml',
      origin: 'publisher',
      files: ['export-control/us-ear-ecfr-xml/title-15-part-744.{date}.xml'],
      async read(content, warnings, foundOn) {
        const { rows, footnotes } = await parseSupplement(content, 4, warnings)
        return toEdition(foundOn, toRecords(toEntries(rows), list, footnotes, warnings))
      },
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['sanctions/us-restricted-parties/{date}/bis_entity_list.json'],
      async read(content, warnings) {
        const { extractedOn, entities } = await parseRegister(content, 'bis-entity-list', warnings)
        return toEdition(extractedOn, toRecords(entities.map(toEntry), list, footnoteRules, warnings))
      },
    },
  ],
  // Part 744 is 2.5 MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  // 3,409 entries on 2026-07-09, 3,411 on 2026-07-30, where one lists three more parties under it.
  expected: {
    total: { min: 2_500, max: 6_000 },
    byType: { '01': { min: 2_000, max: 5_500 }, '02': { min: 150, max: 1_000 } },
  },
  checkedEdition: { publishedOn: '2026-07-30', records: 3_271, warnings: {} },
}
