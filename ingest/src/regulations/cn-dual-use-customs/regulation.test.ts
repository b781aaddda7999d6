import { expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { cnDualUseCustoms } from './regulation.ts'

it('has the customs codes of the year’s catalogue', async () => {
  const { day, entries } = await readRegulation(cnDualUseCustoms, await regulationText(cnDualUseCustoms, fixtureFolder))
  expect(day).toBe('2026-01-01')
  expect(entries.map(({ id }) => id)).toContain('2841801000')
})

it.each([
  [
    'a code of nine digits',
    (text: string) => text.replace('2841801000', '284180100'),
    'The file has another form at codes',
  ],
  ['fewer codes than it says', (text: string) => text.replace(/\s*"2841801000",?/, ''), 'The file has'],
])('is refused with %s', async (_, spoil, message) => {
  const text = await regulationText(cnDualUseCustoms, fixtureFolder)
  await expect(readRegulation(cnDualUseCustoms, spoil(text))).rejects.toThrow(message)
})

describeRealEditions((folder) => {
  it('of 2026 has 636 codes', async () => {
    const { counts } = await readRegulation(cnDualUseCustoms, await regulationText(cnDualUseCustoms, folder))
    expect(counts).toEqual({ entries: 636 })
  })
})
