import { expect, it } from 'vitest'
import { chunksOf, describeRealEditions, fixtureFolder, readEdition } from '../../../test/support/read-edition.ts'
import { splitDeniedName } from '../../formats/bis/denied-person-names.ts'
import { createWarnings } from '../../warnings.ts'
import { toRecords } from './normalise.ts'
import { type DenialRow, exportDay, parseText } from './parse.ts'
import { bisDeniedPersons } from './source.ts'

it('makes one record of a person with several addresses and two orders', async () => {
  const { records, warnings } = await readEdition(bisDeniedPersons, fixtureFolder)
  const [herrera, li, mahan, african, ...others] = records
  expect(others).toEqual([])
  expect(herrera).toMatchObject({ type: '02', names: [{ value: 'HAYDEE HERRERA' }] })
  expect(herrera?.addresses).toHaveLength(3)
  expect(herrera?.listings).toEqual([
    {
      list: 'Denied Persons List',
      programmes: [],
      measures: ['Denial of export privileges (Standard order)'],
      legalBases: ['67 FR 56530, 2002-09-04', '67 FR 10890, 2002-03-11', '71 FR 38843, 2006-07-10'],
      listedOn: '2002-03-04',
      amendedOn: [],
      endedOn: '2056-06-29',
    },
    {
      list: 'Denied Persons List',
      programmes: [],
      measures: ['Denial of export privileges (Standard order)'],
      legalBases: ['68 FR 38290, 2003-06-27', '72 FR 4236, 2007-01-30'],
      listedOn: '2003-06-19',
      amendedOn: [],
      endedOn: '2056-06-29',
    },
  ])
  expect(li?.names.map((name) => name.value)).toEqual(['PEARL LI', 'NEI-CHIEN CHU'])
  expect(li?.addresses[0]?.countryCode).toBe('US')
  expect(mahan).toMatchObject({ type: '01', addresses: [{ countryCode: 'IR' }] })
  expect(african?.listings[0]).not.toHaveProperty('endedOn')
  // A year 3017, kept as printed.
  expect(warnings).toEqual([{ code: 'impossible-date', count: 1, examples: ['3017-08-22'] }])
  expect(mahan?.facts).toContainEqual({ key: 'last-update', label: 'Last update', value: '3017-08-22' })
})

it('is listed since its order took effect: a notice in the Federal Register is no amendment, and gives no date', () => {
  const row = {
    ...{ name: 'GREGORY ALLEN JUSTICE', aliases: [], address: '', city: '', region: '', postalCode: '', country: '' },
    ...{ effectiveOn: '2017-09-19', expiresOn: '2027-09-19', order: 'Standard', lastUpdate: '', action: '' },
    citations: '83 F.R. 60395 11/26/2018',
  }
  const listingOf = (fields: Partial<DenialRow>) => toRecords([{ ...row, ...fields }], createWarnings())[0]?.listings
  const legalBases = ['83 FR 60395, 2018-11-26']
  expect(listingOf({})).toMatchObject([{ listedOn: '2017-09-19', amendedOn: [], endedOn: '2027-09-19', legalBases }])
  expect(listingOf({ effectiveOn: null })).toMatchObject([{ listedOn: null, amendedOn: [], legalBases }])
})

it('separates other names from the name', () => {
  expect(splitDeniedName('SIBERIAN AIRLINES D/B/A S7 AIRLINES')).toEqual({
    name: 'SIBERIAN AIRLINES',
    aliases: ['S7 AIRLINES'],
  })
  expect(splitDeniedName('KOW SENG LIM -AKA- JAMES WONG')).toEqual({ name: 'KOW SENG LIM', aliases: ['JAMES WONG'] })
  expect(splitDeniedName('JIE LUO- AKA- IVY LUO')).toEqual({ name: 'JIE LUO', aliases: ['IVY LUO'] })
  expect(splitDeniedName('JIE LUO -AKA-IVY LUO')).toEqual({ name: 'JIE LUO', aliases: ['IVY LUO'] })
  expect(splitDeniedName('COREZING INTERNATIONAL, AKAS, COREZING TECH PTE LTD, CORE ZING')).toEqual({
    name: 'COREZING INTERNATIONAL',
    aliases: ['COREZING TECH PTE LTD', 'CORE ZING'],
  })
  expect(splitDeniedName('COREZING INTERNATIONAL -AKAS- COREZING TECH PTE LTD, CORE ZING')).toEqual({
    name: 'COREZING INTERNATIONAL',
    aliases: ['COREZING TECH PTE LTD', 'CORE ZING'],
  })
  expect(splitDeniedName('AKAM BAKER')).toEqual({ name: 'AKAM BAKER', aliases: [] })
})

it('refuses another table, a cut one and a page', async () => {
  const read = (text: string) => parseText(chunksOf(text), createWarnings())
  await expect(read('"Name"\t"City"\n')).rejects.toThrow(/columns/)
  await expect(read('"Name"\t"Cit')).rejects.toThrow(/cut off/)
  await expect(read('<html></html>')).rejects.toThrow(/HTML/)
})

it('is of the day on which the publisher exported it, not of the one on which the register was made', () => {
  expect(exportDay('dpl_04142026.csv')).toBe('2026-04-14')
  expect(() => exportDay('dpl.csv')).toThrow(/no day/)
  expect(() => exportDay('dpl_14042026.csv')).toThrow(/no day/)
})

describeRealEditions((folder) => {
  it.each([
    { date: '2022-09-07', publishedOn: '2022-09-07', persons: 459, addresses: 578 },
    { date: '2026-07-09', publishedOn: '2026-04-14', persons: 466, addresses: 562 },
  ])('has $persons persons in the folder of $date', async ({ date, publishedOn, persons, addresses }) => {
    const edition = await readEdition(bisDeniedPersons, folder, { date })
    const { records, warnings } = edition
    expect(edition.publishedOn).toBe(publishedOn)
    expect(records).toHaveLength(persons)
    expect(records.flatMap((record) => record.addresses)).toHaveLength(addresses)
    const codes = warnings.map((warning) => `${warning.code} ${warning.count}`)
    expect(codes).toEqual(date === '2022-09-07' ? ['impossible-date 3'] : [])
  })
})
