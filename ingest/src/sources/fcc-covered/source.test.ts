import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { fccCovered } from './source.ts'

describe('an entry of the Covered List', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(fccCovered, fixtureFolder)
  })

  it('is the same in the register, which adds the country and how often it was updated', async () => {
    const register = await readEdition(fccCovered, fixtureFolder, { format: 'register-json' })
    const published = register.records.map((record) => ({
      ...record,
      countries: [],
      listings: record.listings.map(({ note: _added, ...listing }) => listing),
    }))
    expect([read.format, read.publishedOn]).toEqual(['page', register.publishedOn])
    expect(read.records).toEqual(published)
  })

  it('may name its maker in several ways', async () => {
    const row = (text: string, day = 'July 7, 2026') => `<tr><td>${text}</td><td>${day}</td></tr>`
    const page = (rows: string) =>
      readContent(
        fccCovered.formats[0],
        `<html><table><tr><th>Covered Equipment or Services</th><th>Date of Inclusion on Covered List†</th></tr>${rows}</table></html>`,
      )
    const { records, warnings } = await page(
      row('Software produced or provided by Lab, Inc. or any of its successors and assignees, including equipment.') +
        row('Services provided by Digitalsystem Technology Inc., subject to section 214.') +
        row('Cameras produced by Alpha Company, to the extent they are used.') +
        row('Routers^ produced in a foreign country, except routers with an approval.') +
        row('Something else.'),
    )
    expect(records.map(({ names, subTypes }) => [names[0]?.value, subTypes[0]?.code])).toEqual([
      ['Lab, Inc.', '0101'],
      ['Digitalsystem Technology Inc.', '0101'],
      ['Alpha Company', '0101'],
      ['Routers produced in a foreign country', '0104'],
      ['Something else.', '0104'],
    ])
    expect(warnings).toMatchObject([{ code: 'entry-without-name', examples: ['Something else.'] }])
    await expect(page(row('Cameras produced by Alpha Company.', 'soon'))).rejects.toThrow('has the date "soon"')
    await expect(readContent(fccCovered.formats[0], '<html>Denied</html>')).rejects.toThrow('has no table of covered')
  })

  it('is read without a warning, as of the newest entry or update', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2026-06-15')
    expect(read.records).toHaveLength(5)
  })

  it('says what is covered, and of whom else', () => {
    expect(read.named('Huawei Technologies Company').facts).toMatchObject([
      { key: 'covered-equipment', value: expect.stringMatching(/^Telecommunications equipment produced by Huawei/) },
    ])
    expect(read.named('AO Kaspersky Lab').facts[1]).toMatchObject({
      key: 'designation-scope',
      value: 'its predecessors, successors, parents, subsidiaries, or affiliates',
    })
  })

  it('of equipment of a kind is no company', () => {
    const name = 'Uncrewed aircraft systems (UAS) and UAS critical components produced in a foreign country'
    expect(read.named(name)).toMatchObject({
      subTypes: [{ code: '0104' }],
      facts: [{ value: `${name}.` }],
      listings: [{ listedOn: '2025-12-22', amendedOn: ['2026-06-15'] }],
    })
  })

  it('knows the parent that its sentence names', () => {
    const parent = read.named('Pacific Networks Corp.')
    expect(parent.relationships).toEqual([])
    expect(read.named('ComNet (USA) LLC').relationships).toMatchObject([
      { toPublisherId: parent.publisherId, kind: 'subsidiary-of', percent: 100 },
    ])
  })
})

describeRealEditions((folder) => {
  it('of July 2026 are 13 companies and 2 kinds of equipment', async () => {
    const { records, warnings } = await readEdition(fccCovered, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(15)
    expect(records.filter(({ subTypes }) => subTypes[0]?.code === '0104')).toHaveLength(2)
    expect(records.flatMap(({ relationships }) => relationships)).toHaveLength(1)
  })

  it('has the same ids where only the sentences of July 2026 are known', async () => {
    const register = await readEdition(fccCovered, folder)
    const sentences = register.records.map(({ facts }) => facts[0]?.value ?? '')
    const rows = [...new Set(sentences)].map((text) => `<tr><td>${text}</td><td>July 7, 2026</td></tr>`)
    const heading = '<tr><th>Covered Equipment or Services</th><th>Date of Inclusion on Covered List</th></tr>'
    const page = await readContent(fccCovered.formats[0], `<html><table>${heading}${rows.join('')}</table></html>`)
    expect(page.warnings).toEqual([])
    expect(page.records.map(({ publisherId }) => publisherId)).toEqual(
      register.records.map(({ publisherId }) => publisherId),
    )
  })
})
