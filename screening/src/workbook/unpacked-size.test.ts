import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UnsafeWorkbook, unpackedSize } from './unpacked-size.ts'

const workbook = readFileSync(new URL('../../../fixtures/au-dfat/dfat.xlsx', import.meta.url))

/** Offset of the unpacked size in an entry of the directory (APPNOTE 4.3.12) and of a file (4.3.7). */
const sizeAt = { directory: { signature: 0x02014b50, offset: 24 }, file: { signature: 0x04034b50, offset: 22 } }

/** The workbook with another unpacked size stated for every part. */
function stating(bytes: number): Buffer {
  const changed = Buffer.from(workbook)
  for (const { signature, offset } of Object.values(sizeAt)) {
    for (let at = 0; at + offset + 4 <= changed.length; at++)
      if (changed.readUInt32LE(at) === signature) changed.writeUInt32LE(bytes, at + offset)
  }
  return changed
}

describe('a workbook', () => {
  it('is measured by unpacking it', async () => {
    const size = await unpackedSize(workbook, 10_000_000)
    expect(size).toBeGreaterThan(workbook.length)
    await expect(unpackedSize(workbook, size - 1)).rejects.toThrow('unpacks to more than')
  })

  it('that states a smaller size than it has is rejected', async () => {
    await expect(unpackedSize(stating(1), 10_000_000)).rejects.toBeInstanceOf(UnsafeWorkbook)
  })

  it('that is cut off or damaged is rejected', async () => {
    await expect(unpackedSize(workbook.subarray(0, -30), 10_000_000)).rejects.toBeInstanceOf(UnsafeWorkbook)
    const damaged = Buffer.from(workbook)
    damaged.fill(0xff, 60, 200)
    await expect(unpackedSize(damaged, 10_000_000)).rejects.toBeInstanceOf(UnsafeWorkbook)
  })
})
