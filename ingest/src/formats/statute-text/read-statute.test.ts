import { expect, it } from 'vitest'
import { chunksOf } from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { readStatute } from './read-statute.ts'

const naming = {
  section: '7',
  naming: /made by (?<names>.+?) \(or affiliates\)/g,
  separator: /, (?:or )?| or /,
  url: 'u',
}
const read = (law: string) => readStatute(chunksOf(`<html><pre>${law}</pre></html>`), naming, createWarnings())

it('companies are those of the section alone, without the notes between', async () => {
  const entries = await read(
    'Sec. 7. Contents made by X (or affiliates).\nSEC. 6. A.\nmade by Y (or affiliates)\n  SEC. 7. B.\n' +
      'made by Alpha Co (AC),\n[[Page 9]]\nBeta &amp; Sons, or <<NOTE: a b>> Gamma\n(or affiliates). SEC. 7 is meant.\nSEC. 8. C.\n made by Z (or affiliates)',
  )
  expect(entries.map(({ name, aliases }) => [name, ...aliases])).toEqual([
    ['Alpha Co', 'AC'],
    ['Beta & Sons'],
    ['Gamma'],
  ])
})

it('a page without the section or its names is refused', async () => {
  await expect(read('SEC. 8. C.')).rejects.toThrow('no section 7')
  await expect(read('SEC. 7. C. Repealed.\n')).rejects.toThrow('names no company')
})
