import { toEdition } from '../../formats/ecfr-744/edition.ts'
import { parseRegister } from '../../formats/us-register/parse.ts'
import type { Source } from '../../source.ts'
import { toRecords } from './normalise.ts'
import { exportDay, fromRegister, parseText } from './parse.ts'

/** Persons whose export privileges BIS denies by order. See README.md. */
export const bisDeniedPersons: Source = {
  id: 'bis-denied-persons',
  sourceNumber: 6,
  subjectPrefix: 'bis-dpl',
  shortName: 'BIS Denied Persons',
  shortNameCn: '美国拒绝人员清单',
  listName: 'Denied Persons List',
  listNameCn: '被拒绝人员清单',
  listingNames: {
    'Denied Persons List': '被拒绝人员清单',
  },
  publisher: 'U.S. Department of Commerce, Bureau of Industry and Security',
  publisherCn: '美国商务部工业与安全局',
  department: { zh: '美国商务部', en: 'U.S. Department of Commerce' },
  office: { zh: '工业与安全局', en: 'Bureau of Industry and Security' },
  countryCode: 'US',
  url: 'https://www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl',
  licence: 'public domain (17 U.S.C. § 105)',
  entryNumber: null,
  endsAreTerms: true,
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: 'dpl-',
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '45 6,18 * * *',
  staleAfterHours: 96,
  // Orders are issued, renewed or expire every few weeks.
  editionStaleAfterDays: 60,
  download: { urls: ['https://www.bis.doc.gov/dpl/dpl.txt'], timeoutMinutes: 5 },
  formats: [
    {
      id: 'text',
      origin: 'publisher',
      files: ['sanctions/us-restricted-parties/{date}/dpl.txt'],
      async read(content, warnings, foundOn) {
        return toEdition(foundOn, toRecords(await parseText(content, warnings), warnings))
      },
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['sanctions/us-restricted-parties/{date}/bis_dpl.json'],
      async read(content, warnings) {
        const { sourceFile, entities } = await parseRegister(content, 'bis-dpl', warnings)
        const rows = entities.map((entity) => fromRegister(entity, warnings))
        return toEdition(exportDay(sourceFile), toRecords(rows, warnings))
      },
    },
  ],
  // 0.2 MB.
  maxBytes: 20_000_000,
  goldenQueries: [],
  // 107 enterprises and 352 persons on 2022-09-07, 69 and 397 on 2026-04-14.
  expected: {
    total: { min: 250, max: 1_500 },
    byType: { '01': { min: 40, max: 500 }, '02': { min: 200, max: 1_300 } },
  },
  checkedEdition: { publishedOn: '2026-04-14', records: 466, warnings: {} },
}
