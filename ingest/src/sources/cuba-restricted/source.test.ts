import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { cubaRestricted } from './source.ts'

const sorted = ({ records }: ReadEdition) => records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))

describe('cuba-restricted', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(cubaRestricted, fixtureFolder)
  })

  it('is the same on the page and in the curated table', async () => {
    expect(read.format).toBe('page')
    const table = await readEdition(cubaRestricted, fixtureFolder, { format: 'curated-csv' })
    expect(sorted(read)).toEqual(sorted(table))
  })

  it('on the page may be added later, with a footnote behind the list', async () => {
    const page = (lines: string) => readContent(cubaRestricted.formats[0], `<html><p>Tags</p>${lines}</html>`)
    const { records, warnings, publishedOn } = await page(
      '<p><b>Ministries</b></p><p>MININT — Ministerio del Interior</p><p><strong>Additional Subentities of X</strong></p>' +
        '<p>Orbit, S.A. (Financial Services) Effective March 10, 2025</p><p>** A note.</p><p>Back to Top</p><p>Contact us</p>',
    )
    expect(records.map(({ names, listings }) => [names[0]?.value, listings[0]?.listedOn])).toEqual([
      ['Ministerio del Interior', '2025-02-06'],
      ['Orbit, S.A.', '2025-03-10'],
    ])
    expect(publishedOn).toBe('2025-03-10')
    expect(warnings.map(({ code }) => code).sort()).toEqual(['unknown-parent', 'unread-text'])
    await expect(page('<p>Ministries</p>')).rejects.toThrow('has no heading "Ministries"')
  })

  it('has a holding and its subentities, which know each other', () => {
    expect(read.warnings).toEqual([])
    const parent = read.named('Corporación CIMEX S.A.')
    expect(parent.subsidiaries).toEqual([
      { name: 'Agencia Servicios Aduanales', aka: 'ADESA/ASAT', address: '' },
      { name: 'American International Services', aka: 'AIS Remesas', address: '' },
    ])
    expect(read.named('Agencia Servicios Aduanales')).toMatchObject({
      names: [{}, { value: 'ADESA', isAcronym: true }, { value: 'ASAT', isAcronym: true }],
      facts: [{ key: 'list-category' }, { key: 'sector', value: 'Customs Services' }],
      relationships: [{ toPublisherId: parent.publisherId, kind: 'subsidiary-of' }],
    })
  })

  it('has the other names of a hotel', () => {
    expect(read.named('Blau Marina Varadero Resort').names.map(({ value }) => value)).toEqual([
      'Blau Marina Varadero Resort',
      'Fiesta Americana Punta Varadero',
      'Fiesta Club Adults Only',
    ])
  })
})

describeRealEditions((folder) => {
  it('of 2025-07-14 are 239 entities, 54 of them below a holding', async () => {
    const { records, warnings, publishedOn } = await readEdition(cubaRestricted, folder)
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2025-07-14')
    expect(records).toHaveLength(239)
    expect(records.flatMap(({ relationships }) => relationships)).toHaveLength(54)
  })

  it('has the same records from a page with these 239 lines', async () => {
    const table = await readEdition(cubaRestricted, folder, { format: 'curated-csv' })
    const lines = table.records.flatMap(({ names, facts, listings }) => {
      const [name, ...others] = names
      const acronyms = others.filter(({ isAcronym }) => isAcronym).map(({ value }) => value)
      const [category, sector] = ['list-category', 'sector'].map((key) => facts.find((fact) => fact.key === key)?.value)
      const day = listings[0]?.listedOn ?? ''
      const since = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      return [
        `<p><strong>${category ?? 'Others'}</strong></p>`,
        `<p>${acronyms.length === 0 ? '' : `${acronyms.join('/')} — `}${name?.value}${sector === undefined ? '' : ` (${sector})`}${day === '2025-02-06' ? '' : ` Effective ${since}`}</p>`,
        ...others.filter(({ isAcronym }) => !isAcronym).map(({ value }) => `<p>also ${value}</p>`),
      ]
    })
    const page = await readContent(cubaRestricted.formats[0], `<html>${lines.join('\n')}</html>`)
    expect(page.warnings).toEqual([])
    const withoutCategory = (read: ReadEdition) =>
      sorted(read).map((record) => ({ ...record, facts: record.facts.filter(({ key }) => key !== 'list-category') }))
    const [mine, theirs] = [withoutCategory(page), withoutCategory(table)]
    expect(mine.map(({ publisherId }) => publisherId)).toEqual(theirs.map(({ publisherId }) => publisherId))
    expect(mine).toEqual(theirs)
  })
})
