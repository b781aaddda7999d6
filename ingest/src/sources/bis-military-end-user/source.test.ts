import { expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder, readEdition } from '../../../test/support/read-edition.ts'
import { bisMilitaryEndUser } from './source.ts'

it('reads the institutions of a group as its own, and no reserved country', async () => {
  const { records, warnings } = await readEdition(bisMilitaryEndUser, fixtureFolder)
  expect(warnings).toEqual([])
  const [avic, ander, skyrizon, ...others] = records
  expect(others).toEqual([])
  expect(avic).toMatchObject({
    names: [{ value: 'AVIC Aircraft Co. Ltd.' }],
    relationships: [{ toName: 'Aviation Industry Corporation of China', kind: 'subordinate-institution-of' }],
    listings: [{ listedOn: '2020-12-23', licencePolicy: '§ 744.21(d) and (e) of the EAR' }],
  })
  expect(ander).toMatchObject({ names: [{ value: 'Beijing Ander Tech. Co., Ltd.' }], relationships: [] })
  expect(skyrizon?.names.map((name) => name.value)).toEqual([
    'Beijing Skyrizon Aviation Industry Investment Co., Ltd.',
    'Beijing Tianjiao Aviation Industry Investment Company',
  ])
})

describeRealEditions((folder) => {
  it.each(['2026-07-30', '2026-07-09'])('has 70 parties in China on %s', async (date) => {
    const { records, warnings } = await readEdition(bisMilitaryEndUser, folder, { date })
    expect(warnings).toEqual([])
    expect(records).toHaveLength(70)
    expect(records.filter((record) => record.relationships.length > 0)).toHaveLength(15)
  })
})
