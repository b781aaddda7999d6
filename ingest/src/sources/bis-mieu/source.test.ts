import type { SourceRecord } from '@qingdan/database/record.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { bisMieu } from './source.ts'

describe('bis-mieu', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(bisMieu, fixtureFolder)
  })

  it('is read from the regulation as from the curated table', async () => {
    expect([read.format, read.publishedOn]).toEqual(['ecfr-xml', '2026-07-30'])
    const table = await readEdition(bisMieu, fixtureFolder, { format: 'curated-csv' })
    expect(read.records).toEqual(table.records)
  })

  it('without a known rule has no date, which is reported', async () => {
    const part = (names: string) =>
      `<DIV5><DIV8 N="744.22"><P>(2) 'Military-intelligence end user' means this.</P>${names}</DIV8></DIV5>`
    const bulgaria = await readContent(
      bisMieu.formats[0],
      part('<P>(xii) <I>Bulgaria.</I> Bureau One (B1), Bureau Two and the Bureau Three.</P>'),
      '2026-08-01',
    )
    expect(bulgaria.warnings).toMatchObject([{ code: 'unknown-date' }])
    expect(bulgaria.records.map(({ names }) => names[0]?.value)).toEqual([
      'Bureau One',
      'Bureau Two and the Bureau Three',
    ])
    expect(bulgaria.records[0]?.listings[0]?.listedOn).toBeNull()
    await expect(readContent(bisMieu.formats[0], part(''), '2026-08-01')).rejects.toThrow('no paragraph (f)(2)')
    await expect(readContent(bisMieu.formats[0], '<DIV5></DIV5>', '2026-08-01')).rejects.toThrow('no section 744.22')
  })

  it('has a military-intelligence organisation with its state and licence terms', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('Main Intelligence Directorate')).toMatchObject({
      subTypes: [{ code: '0104' }],
      names: [{}, { value: 'GRU', isAcronym: true }],
      countries: [{ country: 'Russian Federation', countryCode: 'RU' }],
      listings: [{ listedOn: '2021-03-16', licencePolicy: 'Presumption of denial (15 CFR 744.22(e))' }],
    })
  })
})

describeRealEditions((folder) => {
  it('of 2022-03-02 are 13 organisations', async () => {
    const { records, warnings, publishedOn } = await readEdition(bisMieu, folder, { format: 'curated-csv' })
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2022-03-02')
    expect(records).toHaveLength(13)
  })

  it('has in the regulation of 2026-07-30 the same 13 records', async () => {
    const table = await readEdition(bisMieu, folder, { format: 'curated-csv' })
    const section = await readEdition(bisMieu, folder, { format: 'ecfr-xml' })
    expect([section.publishedOn, section.warnings]).toEqual(['2026-07-30', []])
    const byId = (records: SourceRecord[]) => records.toSorted((a, b) => a.publisherId.localeCompare(b.publisherId))
    expect(byId(section.records)).toEqual(byId(table.records))
  })
})
