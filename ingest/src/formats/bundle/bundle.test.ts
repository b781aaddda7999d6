import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { chunksOf } from '../../../test/support/read-edition.ts'
import { packBundle, readBundle } from './bundle.ts'

const parts = () => [
  { name: 'subjects.csv', chunks: chunksOf('id\n1\n') },
  { name: 'names.csv', chunks: chunksOf('') },
]

describe('a bundle', () => {
  it('gives back its files in order, empty ones too', async () => {
    const read: [string, string][] = []
    for await (const { name, chunks } of readBundle(packBundle(parts()))) {
      read.push([name, (await buffer(chunks)).toString()])
    }
    expect(read).toEqual([
      ['subjects.csv', 'id\n1\n'],
      ['names.csv', ''],
    ])
  })

  it('is the same bytes for the same files', async () => {
    const packed = await buffer(packBundle(parts()))
    expect(packed.equals(await buffer(packBundle(parts())))).toBe(true)
  })

  it('that is no archive is refused', async () => {
    const read = async () => {
      for await (const _ of readBundle(chunksOf('<html>down for maintenance</html>'.repeat(40))));
    }
    await expect(read()).rejects.toThrow()
  })
})
