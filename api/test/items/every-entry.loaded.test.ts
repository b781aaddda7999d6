import { connect, type Db } from '@qingdan/database/connection.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ControlCountry, chartFlags, ItemDetail, ItemMap } from '../../src/contract/us-items.ts'
import { searchTerms } from '../../src/modules/us-items/search-terms.ts'
import { createUsItemService, type UsItemService } from '../../src/modules/us-items/service.ts'

/** On the regulations of the publisher's files, as `ingest all` loads them. */

let db: Db
let items: UsItemService
beforeAll(() => {
  db = connect(process.env['DATABASE_URL'] ?? '', 'qingdan-test')
  items = createUsItemService(db)
})
afterAll(() => db.destroy())

const search = (key: string, page = 1, pageSize = 200) =>
  items.search({ key, categoryId: null, groupId: null, page, pageSize })

async function everyEntry() {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search('', page)))
  return pages.flatMap(({ items: rows }) => rows)
}

describe('every entry of the Commerce Control List', () => {
  test('is found by its code, and its detail and tree are as the contract says', async () => {
    const entries = await everyEntry()
    expect(entries.length).toBeGreaterThan(600)
    for (const { eccn } of entries) {
      expect((await search(eccn.toLowerCase())).items.map((row) => row.eccn)).toEqual([eccn])
      const detail = { ...(await items.detail(eccn)), hasCollection: false }
      expect(ItemDetail.parse(detail), eccn).toEqual(detail)
      const map = await items.map(eccn)
      expect(ItemMap.parse(map), eccn).toEqual(map)
    }
  })

  test('is among the first twenty for the words of its heading (every third)', async () => {
    const entries = await everyEntry()
    const missed: string[] = []
    for (const { eccn, name } of entries.filter((_, at) => at % 3 === 0)) {
      const found = (await search(name.slice(0, 300), 1, 20)).items
      if (!found.some((row) => row.eccn === eccn)) missed.push(eccn)
    }
    expect(missed).toEqual([])
  })

  test('that a Chinese name of an item means has all of the English words', async () => {
    for (const name of Object.keys(searchTerms)) {
      expect((await search(name)).wholeCount, name).toBeGreaterThan(0)
    }
  })
})

/** One of each kind: most marks, few marks, only referred elsewhere, with footnotes. */
const destinations = ['CN', 'AU', 'IR', 'DE', 'IN']

describe('every requirement', () => {
  test.each(destinations)('with a column is required for %s exactly where the chart has an X', async (code) => {
    const countries = await items.countries('')
    const country = countries.find(({ countryCode }) => countryCode === code)
    if (country === undefined) throw new Error(`The chart has no row of ${code}`)
    const wantedFor = (columns: string[]) =>
      columns.some((column) => country[flagOf(column)] === 1) ? 'required' : 'unmarked'
    let answered = 0
    for (const { eccn } of await everyEntry()) {
      const { requirements } = await items.destination(eccn, code)
      const byChart = requirements.filter(({ columns }) => columns.length > 0)
      const wanted = byChart.map(({ columns }) => (country.isReferral ? 'unanswered' : wantedFor(columns)))
      expect(
        byChart.map(({ answer }) => answer),
        eccn,
      ).toEqual(wanted)
      answered += byChart.length
    }
    expect(answered).toBeGreaterThan(1_200)
  })

  test('without a column is read from its words, or left to the reader', async () => {
    const entries = await everyEntry()
    const counts = new Map<string, number>()
    for (const { eccn } of entries) {
      const { requirements } = await items.destination(eccn, 'CN')
      for (const { answer } of requirements.filter(({ columns }) => columns.length === 0)) {
        counts.set(answer, (counts.get(answer) ?? 0) + 1)
      }
    }
    expect(counts.get('required')).toBeGreaterThan(120)
    expect(counts.get('unnamed')).toBeGreaterThan(20)
  })
})

/** `CB 1` is `cb1`. */
function flagOf(column: string): (typeof chartFlags)[number] {
  const flag = chartFlags.find((name) => name === column.replace(' ', '').toLowerCase())
  if (flag === undefined) throw new Error(`The chart has no column ${column}`)
  return flag
}

describe('every destination of the chart', () => {
  test('has a code and both names, a mark or a referral, and is found by both names', async () => {
    const countries = await items.countries('')
    expect(countries.length).toBeGreaterThan(190)
    for (const country of countries) {
      expect(ControlCountry.parse(country)).toEqual(country)
      expect(country.countryCode, country.name).toMatch(/^[A-Z]{2}$/)
      expect(
        chartFlags.some((flag) => country[flag as keyof ControlCountry] === 1),
        country.name,
      ).toBe(!country.isReferral)
      for (const name of [country.country, country.countryEn, country.name]) {
        const found = await items.countries(name ?? '')
        expect(
          found.map(({ countryCode }) => countryCode),
          country.name,
        ).toContain(country.countryCode)
      }
    }
  })
})
