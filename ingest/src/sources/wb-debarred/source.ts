import { PageChanged } from '../../rejected.ts'
import type { FoundAddress, IndexPage, Source } from '../../source.ts'
import { listName, normalise } from './normalise.ts'
import { parse } from './parse.ts'

/** Firms and individuals that may not get contracts financed by the World Bank. See README.md. */
export const wbDebarred: Source = {
  id: 'wb-debarred',
  sourceNumber: 42,
  subjectPrefix: 'wb',
  shortName: 'World Bank',
  shortNameCn: '世界银行',
  listName,
  listNameCn: '世界银行无资格企业和个人名单',
  listingNames: {
    [listName]: '世界银行无资格企业和个人名单',
  },
  publisher: 'World Bank Group',
  publisherCn: '世界银行集团',
  // The bank is of no state; the list of the United Nations has the code UN too.
  countryCode: 'UN',
  url: 'https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms',
  licence: 'World Bank Terms of Use for Datasets',
  entryNumber: /^(\d+)$/,
  resolution: {
    recordsPerParty: 'one',
    personsAlikeAcross: null,
    repeatedAs: null,
    ownReference: null,
    impliedCountries: null,
  },
  schedule: '35 7 * * *',
  staleAfterHours: 72,
  editionStaleAfterDays: 30,
  download: {
    urls: ['https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms'],
    find: { steps: [tableOf], origins: ['https://apigwext.worldbank.org'] },
    timeoutMinutes: 10,
  },
  formats: [
    {
      id: 'json',
      origin: 'publisher',
      files: ['sanctions/wb-debarred/{date}/sanctioned-firms.json'],
      read: async (content, warnings, foundOn) => normalise(await parse(content, warnings), warnings, foundOn),
    },
  ],
  // About 2 MB.
  maxBytes: 30_000_000,
  goldenQueries: [],
  // About 1,500 rows in September 2026, a quarter of them persons.
  expected: {
    total: { min: 700, max: 4_000 },
    byType: { '01': { min: 500, max: 3_000 }, '02': { min: 100, max: 1_500 } },
  },
  checkedEdition: null,
}

/**
 * The page fills its table from an interface, with a key that its script names for every visitor: both are read from the
 * page on each visit and never stored.
 */
function tableOf({ url, text }: IndexPage): FoundAddress[] {
  const value = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']+)["']`).exec(text)?.[1]
  const [address, key] = [value('prodtabApi'), value('propApiKey')]
  if (address === undefined || key === undefined)
    throw new PageChanged(`The page ${url} no longer names its interface.`)
  return [{ url: new URL(address, url).href, headers: { apikey: key } }]
}
