import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPicture } from './picture.ts'

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
function png(width: number, height: number, pixels = Buffer.alloc(height * (1 + width * 4)), interlace = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, interlace], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}
const jpeg = (width: number, height: number) => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0, 0, 0xff, 0xd9])])
}
const url = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`

describe('the picture of the graph', () => {
  test('is taken as PNG or JPEG', async () => {
    expect(Buffer.from(await readPicture(url(png(4, 3))))).toEqual(png(4, 3))
    expect(Buffer.from(await readPicture(url(jpeg(640, 480), 'jpeg')))).toEqual(jpeg(640, 480))
  })

  test.each([
    ['an address', 'https://example.com/graph.png'],
    ['a file', 'file:///etc/passwd'],
    ['SVG', url(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml')],
    ['SVG that says PNG', url(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a JPEG that says PNG', url(jpeg(4, 4))],
    ['nothing', 'data:image/png;base64,'],
    ['half a PNG', url(png(40, 30).subarray(0, 60))],
    ['a PNG with something behind it', url(Buffer.concat([png(4, 3), Buffer.from('<script>')]))],
    ['a JPEG with something behind it', url(Buffer.concat([jpeg(4, 3), Buffer.from('<script>')]), 'jpeg')],
    ['fewer pixels than it says', url(png(40, 30, Buffer.alloc(10)))],
    ['more pixels than it says', url(png(4, 3, Buffer.alloc(5_000_000)))],
    ['an interlaced PNG', url(png(4, 3, undefined, 1))],
    ['a size nobody can draw', url(jpeg(60_000, 60_000), 'jpeg')],
    ['more than 5 MiB', url(Buffer.concat([jpeg(4, 3), Buffer.alloc(5 * 1024 * 1024)]), 'jpeg')],
  ])('is refused as %s', async (_what, text) => {
    await expect(readPicture(text)).rejects.toMatchObject({ code: 'picture.invalid' })
  })
})
