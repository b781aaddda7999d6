import type { Source } from '../../source.ts'
import { listName, normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Ukraine's sanctions. See README.md. */
export const uaNsdc: Source = {
  id: 'ua-nsdc',
  sourceNumber: 44,
  subjectPrefix: 'ua',
  shortName: 'Ukraine NSDC',
  shortNameCn: '乌克兰制裁',
  listName: 'Ukraine State Register of Sanctions',
  listNameCn: '乌克兰国家制裁登记册',
  listingNames: {
    [listName]: '国家制裁登记册',
  },
  publisher: 'National Security and Defense Council of Ukraine',
  publisherCn: '乌克兰国家安全与国防委员会',
  countryCode: 'UA',
  url: 'https://drs.nsdc.gov.ua/',
  licence: 'Law of Ukraine on access to public information: re-use with the source named',
  entryNumber: /^(\d+)$/,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '5 8 * * *',
  staleAfterHours: 96,
  // Dated by the day on which it was asked.
  editionStaleAfterDays: 14,
  // The interface wants a key that the Council gives on request, and a request for each of some 22,000 subjects.
  download: null,
  formats: [
    {
      id: 'json',
      origin: 'publisher',
      files: [
        'sanctions/ua-nsdc/{date}/individual.json',
        'sanctions/ua-nsdc/{date}/legal.json',
        'sanctions/ua-nsdc/{date}/actions-*.json',
      ],
      read: async (content, warnings, foundOn) => normalise(await parse(content, warnings), warnings, foundOn),
    },
  ],
  maxBytes: 300_000_000,
  goldenQueries: [],
  // About 22,000 subjects in 2026.
  expected: {
    total: { min: 14_000, max: 45_000 },
    byType: { '01': { min: 6_000, max: 18_000 }, '02': { min: 8_000, max: 27_000 } },
  },
  checkedEdition: null,
}
