import { allOf } from '@qingdan/resolution/list-traits.ts'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { listNames, ofacListingNames } from '../../formats/ofac/ofac-lists.ts'
import {
  consolidatedDownload,
  consolidatedMaxBytes,
  consolidatedXml,
} from '../../formats/ofac-consolidated/consolidated-files.ts'
import { parseRegister } from '../../formats/us-register/parse.ts'
import { Rejected } from '../../rejected.ts'
import type { Source } from '../../source.ts'
import { ofConsolidated, ofRegister } from './normalise.ts'

/** Chinese military-industrial complex companies under E.O. 13959 as amended by E.O. 14032. See README.md. */
export const nsCmic: Source = {
  id: 'ns-cmic',
  sourceNumber: 11,
  subjectPrefix: 'cmic',
  shortName: 'NS-CMIC',
  shortNameCn: '美国中国军工复合体企业清单',
  listName: 'Non-SDN Chinese Military-Industrial Complex Companies List',
  listNameCn: '非SDN中国军工复合体企业清单',
  listingNames: ofacListingNames,
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  publisherCn: '美国财政部海外资产控制办公室',
  department: { zh: '美国财政部', en: 'U.S. Department of the Treasury' },
  office: { zh: '海外资产控制办公室', en: 'Office of Foreign Assets Control' },
  countryCode: 'US',
  url: 'https://ofac.treasury.gov/consolidated-sanctions-list/ns-cmic-list',
  licence: 'public domain (17 U.S.C. § 105)',
  entryNumber: null,
  // The programme's own file and OFAC's consolidated file have the same entries.
  repeats: [{ list: listNames['NS-CMIC'], sourceId: 'ofac-consolidated' }],
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: allOf('CN'),
  },
  schedule: '25 3,7,23 * * *',
  staleAfterHours: 96,
  // Dated by the consolidated file, which is published with most editions of the SDN List.
  editionStaleAfterDays: 120,
  download: consolidatedDownload,
  formats: [
    {
      id: 'xml',
      origin: 'publisher',
      files: consolidatedXml.files,
      read: async (content, warnings, foundOn) =>
        ofConsolidated(await consolidatedXml.read(content, warnings, foundOn)),
    },
    {
      id: 'register-json',
      origin: 'mirror',
      files: ['ofac_nscmic', 'ofac_eo14032_annex'].map((name) => `sanctions/us-restricted-parties/{date}/${name}.json`),
      async read(content, warnings) {
        const parts = []
        for await (const { name, chunks } of readBundle(content)) {
          parts.push(await parseRegister(chunks, name.includes('annex') ? 'ofac-eo14032' : 'ofac-nscmic', warnings))
        }
        const [file, annex] = parts
        if (file === undefined || annex === undefined) throw new Rejected('The list or its annex is missing.')
        return ofRegister(file, annex, warnings)
      },
    },
  ],
  maxBytes: consolidatedMaxBytes,
  goldenQueries: [],
  // 68 in every edition since 2022.
  expected: { total: { min: 40, max: 300 }, byType: { '01': { min: 40, max: 300 } } },
  checkedEdition: { publishedOn: '2026-07-09', records: 68, warnings: {} },
}
