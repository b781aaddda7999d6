import { normalise } from '../../formats/eu-annexes/normalise.ts'
import type { Source } from '../../source.ts'
import { newestVersions, versionsAddress } from './find-version.ts'
import { parse } from './parse.ts'

/** Parties that the European Union's regulations on trade with Russia and Belarus name. See README.md. */
export const euTrade: Source = {
  id: 'eu-trade',
  sourceNumber: 47,
  subjectPrefix: 'eu-trade',
  shortName: 'EU trade annexes',
  shortNameCn: '欧盟对俄白贸易限制',
  listName: 'Annexes of Regulations (EU) No 833/2014 and (EC) No 765/2006, consolidated texts',
  listNameCn: '欧盟第833/2014号、第765/2006号条例（对俄罗斯、白俄罗斯贸易与金融限制）附件名单',
  // The annexes are named by their numbers, which the API words.
  listingNames: {},
  publisher: 'Publications Office of the European Union',
  publisherCn: '欧盟出版局',
  countryCode: 'EU',
  url: 'https://eur-lex.europa.eu/eli/reg/2014/833/oj',
  licence: 'Decision 2011/833/EU: use with the source named',
  entryNumber: null,
  repeats: ['Regulation (EU) No 833/2014', 'Regulation (EC) No 765/2006'].map((list) => ({
    list,
    sourceId: 'eu-official-journal',
  })),
  resolution: {
    recordsPerParty: 'several',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '25 4,16 * * *',
  staleAfterHours: 96,
  // An amending act every few weeks to months; the consolidated text follows some days after it.
  editionStaleAfterDays: 120,
  download: {
    urls: [versionsAddress],
    find: { steps: [newestVersions], origins: [] },
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'xhtml',
      origin: 'publisher',
      files: ['sanctions/eu-trade/{date}/02014R0833-*.xhtml', 'sanctions/eu-trade/{date}/02006R0765-*.xhtml'],
      read: async (content, warnings) => {
        const { publishedOn, rows } = await parse(content, warnings)
        const { records } = normalise(rows, warnings, publishedOn)
        return {
          publishedOn,
          records: (async function* () {
            // The curated tables of these acts have the same ids.
            for await (const record of records) yield { ...record, sharedId: `euoj-${record.publisherId}` }
          })(),
        }
      },
    },
  ],
  // Most of them are annexes of goods.
  maxBytes: 80_000_000,
  goldenQueries: [],
  // 1,746 and 36 entries in July 2026, 633 of them ships.
  expected: {
    total: { min: 1_300, max: 4_500 },
    byType: { '01': { min: 800, max: 2_500 }, '03': { min: 500, max: 2_000 } },
  },
  checkedEdition: null,
}
