import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { hasSharedData, readEdition, sharedData } from '../../../test/read-shared.ts'
import { bisMilitaryEndUser } from './source.ts'

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url))

it('reads the institutions of a group as its own, and no reserved country', async () => {
  const { records, warnings } = await readEdition(bisMilitaryEndUser, fixtures)
  expect(warnings).toEqual([])
  const [avic, ander, skyrizon, ...others] = [...records.values()]
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

if (hasSharedData) {
  it.each(['2026-07-30', '2026-07-09'])('has 70 parties in China on %s', async (date) => {
    const { records, warnings } = await readEdition(bisMilitaryEndUser, sharedData, date)
    expect(warnings).toEqual([])
    expect(records.size).toBe(70)
    expect([...records.values()].filter((record) => record.relationships.length > 0)).toHaveLength(15)
  })
}
