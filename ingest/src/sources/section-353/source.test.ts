import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section353 } from './source.ts'

describe('section-353', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section353, fixtureFolder)
  })

  it('has the office and the act of a person, and the end of the section', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('Alejandro Jorge Sinbaldi Aparicio')).toMatchObject({
      type: '02',
      subTypes: [{ code: '0203' }],
      positions: ['former Minister of Communications, Infrastructure, and Housing'],
      countries: [{ kind: 'jurisdiction', country: 'GUATEMALA', countryCode: 'GT' }],
      facts: [{ key: 'designation-reason', note: 'report of 2021' }],
      listings: [{ endedOn: '2023-12-31', note: 'Ended in December 2023, no day stated' }],
    })
  })

  it('gives no office to a person of whom none is stated', () => {
    expect(read.named('Adolfo Salume Artinano')).toMatchObject({ subTypes: [{ code: '0201' }], positions: [] })
  })
})

describeRealEditions((folder) => {
  it('of 2021 to 2023 are 167 persons', async () => {
    const { records, warnings } = await readEdition(section353, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(167)
  })

  it('has the same records from reports with these sentences', async () => {
    const table = await readEdition(section353, folder)
    const pages = Object.fromEntries(
      ['2021', '2022', '2023'].map((year) => {
        const own = table.records.filter(({ facts }) => facts[0]?.note === `report of ${year}`)
        const chapters = [...Map.groupBy(own, ({ countries }) => countries[0]?.country ?? '')].map(
          ([country, records]) =>
            `<h2>${country}</h2>${records.map(({ names, facts }) => `<p><strong>${names[0]?.value}</strong>, ${facts[0]?.value}</p>`).join('')}`,
        )
        return [
          `report-${year}.html`,
          `<html><p>Introduction, engaged in nothing.</p>${chapters.join('')}<p>Tags</p></html>`,
        ]
      }),
    )
    const reports = await readContent(section353.formats[0], pages)
    // The curated table has the address of the first report in ten lines of later ones.
    const sorted = ({ records }: ReadEdition) =>
      records
        .toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))
        .map((record) => ({ ...record, listings: record.listings.map(({ url: _address, ...listing }) => listing) }))
    expect([reports.warnings, reports.publishedOn]).toEqual([[], table.publishedOn])
    expect(sorted(reports)).toEqual(sorted(table))
  })
})

it('a report without names is refused, and a line without a name reported', async () => {
  const read = (page: string) => readContent(section353.formats[0], { 'report-2023.html': page })
  await expect(read('<html>Not found</html>')).rejects.toThrow('The report of 2023 names nobody')
  const line = '<html><h2>Honduras</h2><p>Ana Maria Lopez, mayor, engaged in fraud.</p><p>who used it</p></html>'
  expect((await read(line)).warnings).toMatchObject([{ code: 'entry-without-name', examples: ['who used it'] }])
})
