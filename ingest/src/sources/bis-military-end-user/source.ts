import { download } from '../../formats/ecfr-744/download.ts'
import { toEdition } from '../../formats/ecfr-744/edition.ts'
import { toEntries } from '../../formats/ecfr-744/entries.ts'
import { parseSupplement } from '../../formats/ecfr-744/parse.ts'
import { toRecords } from '../../formats/ecfr-744/records.ts'
import { toEntry } from '../../formats/ecfr-744/register-entries.ts'
import { parseRegister } from '../../formats/us-register/parse.ts'
import type { Source } from '../../source.ts'

const list = {
  name: 'Military End-User (MEU) List',
  url: 'https://www.ecfr.gov/current/title-15/part-744/appendix-Supplement%20No.%207%20to%20Part%20744',
  // From the introduction of the supplement; it applies to all entries.
  licenceRequirement: 'Any item subject to the EAR listed in supplement no. 2 to part 744',
  licencePolicy: '§ 744.21(d) and (e) of the EAR',
}

/** The Military End-User List, Supplement No. 7 to 15 CFR part 744. See README.md. */
export const bisMilitaryEndUser: Source = {
  id: 'bis-military-end-user',
  sourceNumber: 8,
  subjectPrefix: 'bis-meu',
  shortName: 'BIS MEU',
  shortNameCn: '美国军事最终用户清单',
  listName: "'Military End-User' (MEU) List (Supplement No. 7 to 15 CFR Part 744)",
  listNameCn: '军事最终用户清单（《出口管理条例》第744部分补编7）',
  listingNames: {
    'Military End-User (MEU) List': '军事最终用户清单',
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
    repeatedAs: 'meu-',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '40 6,18 * * *',
  staleAfterHours: 96,
  // Amended about once a year.
  editionStaleAfterDays: 45,
  download,
  formats: [
    {
      id: 'ecfr-xml',
      origin: 'publisher',
      files: ['export-control/us-ear-ecfr-xml/title-15-part-744.{date}.xml'],
      async read(content, warnings, foundOn) {
        const { rows, footnotes } = await parseSupplement(content, 7, warnings)
        return toEdition(foundOn, toRecords(toEntries(rows), list, footnotes, warnings))
      },
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['sanctions/us-restricted-parties/{date}/bis_meu.json'],
      async read(content, warnings) {
        const { extractedOn, entities } = await parseRegister(content, 'bis-meu', warnings)
        return toEdition(extractedOn, toRecords(entities.map(toEntry), list, new Map(), warnings))
      },
    },
  ],
  // Part 744 is 2.5 MB.
  maxBytes: 50_000_000,
  goldenQueries: [],
  expected: { total: { min: 40, max: 300 }, byType: { '01': { min: 40, max: 300 } } },
  checkedEdition: { publishedOn: '2026-07-30', records: 70, warnings: {} },
}
