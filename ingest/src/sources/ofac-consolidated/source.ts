import { ofacListingNames } from '../../formats/ofac/ofac-lists.ts'
import {
  consolidatedCsv,
  consolidatedDownload,
  consolidatedMaxBytes,
  consolidatedXml,
} from '../../formats/ofac-consolidated/consolidated-files.ts'
import type { Source } from '../../source.ts'

/** OFAC's lists other than the SDN List. See README.md. */
export const ofacConsolidated: Source = {
  id: 'ofac-consolidated',
  sourceNumber: 3,
  // One numbering with the SDN List.
  subjectPrefix: 'ofac',
  shortName: 'OFAC Consolidated',
  shortNameCn: '美国非SDN综合',
  listName: 'Consolidated Sanctions List (Non-SDN Lists)',
  listNameCn: '美国财政部非SDN综合制裁名单',
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
  schedule: '15 3,7,23 * * *',
  staleAfterHours: 96,
  // Changed some ten times a year, but published again with most editions of the SDN List.
  editionStaleAfterDays: 120,
  download: consolidatedDownload,
  formats: [consolidatedXml, consolidatedCsv],
  maxBytes: consolidatedMaxBytes,
  goldenQueries: [],
  // 443 on 2025-03-28, 442 on 2025-12-19.
  expected: { total: { min: 300, max: 1_000 }, byType: { '01': { min: 250, max: 900 }, '02': { min: 40, max: 200 } } },
  checkedEdition: { publishedOn: '2025-12-19', records: 442, warnings: {} },
}
