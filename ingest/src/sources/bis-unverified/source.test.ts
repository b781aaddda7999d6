import { expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder, readEdition } from '../../../test/support/read-edition.ts'
import { bisUnverified } from './source.ts'

it('reads names, aliases, addresses and dates in words of the Unverified List', async () => {
  const { records, warnings } = await readEdition(bisUnverified, fixtureFolder)
  expect(warnings).toEqual([])
  const [atlas, tek, , turkish] = records
  expect(atlas).toMatchObject({ type: '01', countries: [{ kind: 'jurisdiction', countryCode: 'AM' }] })
  expect(tek?.names.map((name) => name.value)).toEqual(['Services GP Tek', 'Nouvelle Option'])
  expect(tek?.addresses.map((address) => address.text)).toEqual([
    '1305 Rue Pise, Brossard, QC J4W 2P7, Canada',
    '203-760 Rue Galt, Montreal, QC H4G 2P7, Canada',
  ])
  expect(turkish?.names[0]?.value).toBe('Üçüzler Lojistik Gida Tekstil')
  expect(turkish?.countries[0]).toMatchObject({ country: 'Türkiye', countryCode: 'TR' })
  expect(turkish?.listings[0]).toMatchObject({
    list: 'Unverified List',
    listedOn: '2023-03-24',
    amendedOn: ['2024-07-03'],
    licenceRequirement: 'Subject to the restrictions and requirements of § 744.15 of the EAR',
  })
})

describeRealEditions((folder) => {
  it('has 186 persons on 2026-07-30', async () => {
    const { records, warnings } = await readEdition(bisUnverified, folder, { date: '2026-07-30' })
    expect(warnings).toEqual([])
    expect(records).toHaveLength(186)
    expect(records.filter((r) => r.listings[0]?.listedOn === null || r.addresses.length === 0)).toEqual([])
  })
})
