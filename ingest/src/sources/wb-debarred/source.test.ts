import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { wbDebarred } from './source.ts'
import { readNames } from './wb-names.ts'

describe('a debarred party', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(wbDebarred, fixtureFolder)
  })

  it('is read without a warning, on the day of the last refresh', () => {
    expect([edition.warnings, edition.publishedOn, edition.records.length]).toEqual([[], '2026-09-23', 3])
  })

  it('has its Chinese name, and a period that ends on the day after its last', () => {
    expect(edition.record('900001')).toMatchObject({
      type: '01',
      names: [
        { value: 'ZHEJIANG JIANGNENG CONSTRUCTION CO., LTD.', kind: 'primary' },
        { value: '浙江江能建设有限公司', kind: 'aka', script: 'Hani' },
      ],
      countries: [{ kind: 'registration', country: 'China', countryCode: 'CN' }],
      addresses: [{ text: 'ZHEJIANG, China', city: 'ZHEJIANG', countryCode: 'CN' }],
      listings: [
        {
          programmes: ['Cross-debarment'],
          measures: ['Ineligible for World Bank-financed contracts'],
          legalBases: ['Cross Debarment: ADB'],
          listedOn: '2026-07-06',
          endedOn: '2029-06-12',
        },
      ],
    })
  })

  it('has former names, and its acronym as a weak one', () => {
    expect(edition.record('900002')).toMatchObject({
      names: [
        { value: 'SNC-LAVALIN INC.', kind: 'primary' },
        { value: 'SNC-LAVALIN INTERNATIONAL INC.', kind: 'fka' },
        { value: 'SLI', kind: 'aka', quality: 'weak', isAcronym: true },
      ],
      remarks: [],
      listings: [{ programmes: ['Debarment'], listedOn: '2013-04-17', endedOn: '2023-04-17' }],
    })
  })

  it('without an end has none', () => {
    const { type, names, titles, remarks, listings, addresses } = edition.record('900003')
    expect([type, names.map(({ value }) => value), titles, remarks]).toEqual([
      '02',
      ['JOHN Q. SAMPLE'],
      ['MR.'],
      ['Controlled affiliate of a sanctioned firm'],
    ])
    expect(addresses[0]?.text).toBe('RICHMOND, VA, United States')
    expect(listings[0]).not.toHaveProperty('endedOn')
    expect(listings[0]?.note).toBe('Ineligibility: Permanent')
  })
})

it.each([
  ['ALPHA LTD. (A/K/A ALPHA GROUP, F/K/A BETA LTD.)', ['primary ALPHA LTD.', 'aka ALPHA GROUP', 'fka BETA LTD.']],
  ['M/S GAMMA d/b/a GAMMA TRADERS', ['primary M/S GAMMA', 'aka GAMMA TRADERS']],
  ['DELTA S.A. (DELTA)*12*13', ['primary DELTA S.A.', 'aka DELTA']],
])('%s', (name, expected) => {
  expect(readNames(name, '', false).names.map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected)
})

it('reports what it does not know', async () => {
  const row = {
    SUPP_ID: 1,
    SUPP_NAME: 'X',
    SUPP_TYPE_CODE: 'Z',
    COUNTRY_NAME: 'Atlantis',
    DEBAR_FROM_DATE: 'soon',
    INELIGIBLY_STATUS: 'Paused',
    COLOUR: 'red',
  }
  const text = JSON.stringify({ response: { ZPROCSUPP: [{ ...row, LAST_REFRESH_DATE: '2026-09-23' }] } })
  const { warnings } = await readContent(wbDebarred.formats[0], text)
  expect(warnings.map(({ code }) => code).sort()).toEqual([
    'unknown-country',
    'unknown-date',
    'unknown-field',
    'unknown-status',
    'unknown-subject-type',
  ])
  await expect(readContent(wbDebarred.formats[0], '{"response":{"ZPROCSUPP":[]}}')).rejects.toThrow(/not the World/)
})

const page = 'https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms'
const table = 'https://apigwext.worldbank.org/dvsvc/v1.0/json/APPLICATION/ADOBE_EXPRNCE_MGR/FIRM/SANCTIONED_FIRM'
const pageText = await readFile(`${fixtureFolder}/wb-debarred/pages/debarred-firms.html`, 'utf8')
const rows = await readFile(`${fixtureFolder}/wb-debarred/sanctioned-firms.json`)

describe('the download', () => {
  it('asks the interface of the page with the key of the page', async () => {
    const { source, requested, headers } = await servePublisher(wbDebarred, { [page]: pageText, [table]: rows })
    const { records } = await receiveEdition(source)
    expect([requested, headers.map(({ apikey }) => apikey), records.length]).toEqual([
      [page, table],
      [undefined, 'key-of-the-page'],
      3,
    ])
  })

  it('sounds an alarm when the page names no key', async () => {
    const { source } = await servePublisher(wbDebarred, { [page]: pageText.replace('propApiKey', 'x') })
    await expect(receiveEdition(source)).rejects.toMatchObject({ code: 'source.page-changed' })
  })
})
