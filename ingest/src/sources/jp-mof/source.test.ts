import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { mofFixture, mofSheets } from '../../../test/fixtures/mof-sheets.ts'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { splitName, toBirthDate, valuesIn } from './mof-values.ts'
import { jpMof } from './source.ts'

const table = await readFile(`${fixtureFolder}/jp-mof/shisantouketsu20261009.csv`, 'utf8')

describe('a target of asset freezing', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(jpMof, fixtureFolder)
  })

  it('is read without a warning, on the day in the name of the table', () => {
    expect([edition.warnings, edition.publishedOn, edition.records.length]).toEqual([[], '2026-10-09', 3])
  })

  it('has names in both languages, papers, and its number at the United Nations', () => {
    expect(edition.record('002-000798')).toMatchObject({
      type: '02',
      names: [
        { value: 'ABUBAKAR SWALLEH', kind: 'primary' },
        { value: 'アブバカル・スワレ', kind: 'primary', language: 'ja' },
        { value: 'TOM KIYURIGE', kind: 'aka', quality: 'strong' },
        { value: 'ISAAC MUPETA', kind: 'aka' },
      ],
      birthDates: [{ text: '1992-01-13' }],
      birthPlaces: [{ text: 'Mengo, Uganda', countryCode: 'UG' }],
      countries: [{ kind: 'nationality', countryCode: 'UG' }],
      documents: [
        { kind: 'passport', number: 'A00195974', note: 'ウガンダ旅券A00195974（2029年12月16日に失効）' },
        { kind: 'national-id', number: 'CM920231090NZA' },
      ],
      crossReferences: [{ scheme: 'un', value: 'QDi.436' }],
      listings: [
        {
          programmes: ['タリバーン関係者等'],
          measures: ['Asset freeze'],
          legalBases: ['外務省告示第160号（2025.6.17）'],
          listedOn: '2025-06-17',
          amendedOn: [],
        },
      ],
    })
  })

  it('has weak names with what is said of them, the name in its own script, and days of changes', () => {
    expect(edition.record('002-000003')).toMatchObject({
      names: [
        { value: 'MOHAMMAD HASSAN AKHUND' },
        { value: 'モハマッド・ハッサン・アフンド' },
        { value: 'محمد حسن آخوند', script: 'Arab', quality: 'strong' },
        { value: 'ハッサン', quality: 'weak', note: '生年月日1958年；1955年、国籍アフガニスタン' },
      ],
      titles: ['Mullah'],
      birthDates: [{ text: '1955 to 1958' }, { text: 'circa 1945 to 1950', isCirca: true }],
      remarks: ['ムラー・モハマッド・オマルの側近。'],
      listings: [{ listedOn: '2001-09-22', amendedOn: ['2008-06-25'] }],
    })
  })

  it('that is a bank has its category by the workbook and an address with its country', () => {
    expect(edition.record('030-000001')).toMatchObject({
      type: '01',
      subTypes: [{ code: '0101' }],
      names: [{ value: 'PROMSVYAZBANK' }, { language: 'ja' }, { value: 'PSB', kind: 'fka' }],
      addresses: [{ text: '10, Smirnovskaya Street, Moscow, Russia', countryCode: 'RU' }],
      listings: [{ programmes: ['ロシア連邦(特定銀行)'] }],
    })
  })
})

it('parts values outside brackets only, and what a bracket says of the bearer', () => {
  expect(valuesIn('A（1963/4/11；1963/4/12）； B;不明')).toEqual(['A（1963/4/11；1963/4/12）', 'B'])
  expect(splitName('ADF (Allied Democratic Forces)')).toEqual({ value: 'ADF (Allied Democratic Forces)' })
})

it.each([
  ['１９７０年頃', 'circa 1970'],
  ['1983年3月10日', '1983-03-10'],
  ['1980/8', '1980-08'],
])('%s is %s', (stated, text) => {
  expect(toBirthDate(stated, createWarnings())).toMatchObject({ text })
})

it('reports a category that the workbook does not have, and other values that it does not know', async () => {
  const bundle = (sheets: readonly string[], csv = table) =>
    readContent(jpMof.formats[0], {
      'shisantouketsu20261009.csv': csv,
      'shisantouketsu20261009.xlsx': mofSheets(sheets),
    })
  const changed = table.replace(',団体,', ',船舶,').replace('1992/1/13', '春頃').replace(',Uganda,', ',Atlantis,')
  expect((await bundle(['2.タリバーン関係者等'], changed)).warnings.map(({ code }) => code).sort()).toEqual([
    'unknown-country',
    'unknown-date',
    'unknown-programme',
    'unknown-subject-type',
  ])
  await expect(bundle(['一覧'])).rejects.toThrow(/no sheet with the number/)
  const other = { 'shisantouketsu20261009.csv': table, 'shisantouketsu20261001.xlsx': mofSheets(mofFixture) }
  await expect(readContent(jpMof.formats[0], other)).rejects.toThrow(/different days/)
})

it('is downloaded from the links of its page', async () => {
  const folder = 'https://www.mof.go.jp/policy/international_policy/gaitame_kawase/gaitame/economic_sanctions'
  const { source, requested } = await servePublisher(jpMof, {
    [`${folder}/list.html`]: await readFile(`${fixtureFolder}/jp-mof/pages/list.html`, 'utf8'),
    [`${folder}/shisantouketsu20261009.csv`]: Buffer.from(table),
    [`${folder}/shisantouketsu20261009.xlsx`]: mofSheets(mofFixture),
  })
  const { publishedOn, records } = await receiveEdition(source)
  expect([publishedOn, records.length, requested.length]).toEqual(['2026-10-09', 3, 3])
})
