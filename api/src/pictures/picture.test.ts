import { describe, expect, test } from 'vitest'
import { chunk, exif, impostors, jpeg, jpegOf, jpegWith, png } from '../../test/support/pictures.ts'
import { readPicture } from './picture.ts'

const maxPixels = 1_000_000
const read = (file: Buffer) => readPicture(file, maxPixels)
const bytesOf = async (file: Buffer) => (await read(file))?.bytes

describe('a picture', () => {
  test('is recognised by its content', async () => {
    expect(await read(png())).toEqual({ type: 'image/png', bytes: png(), isPlain: true })
    expect(await read(jpeg)).toEqual({ type: 'image/jpeg', bytes: jpeg, isPlain: true })
  })

  test.each(Object.keys(impostors))('is not %s', async (name) => {
    expect(await read(impostors[name] ?? png())).toBeNull()
  })

  test.each([
    [{ width: 9, height: 2, depth: 1 }, 2 * 3, true],
    [{ width: 4, height: 3, depth: 16, colour: 6 }, 3 * 33, true],
    [{ width: 4, height: 3, colour: 2 }, 3 * 13, true],
    [{ width: 4, height: 3, interlace: 1 }, 2 + 2 + 3 + 6 + 5, true],
    [{ width: 4, height: 3, interlace: 1 }, 3 * 5, false],
    [{ width: 8, height: 8, interlace: 1 }, 2 + 2 + 3 + 6 + 10 + 20 + 36, true],
    [{ width: 1, height: 1, interlace: 1, colour: 6 }, 5, true],
  ])('%o has %i bytes of pixels: %s', async (said, size, isRight) => {
    expect((await read(png(said, [], Buffer.alloc(size)))) !== null).toBe(isRight)
  })

  test('that not every program can display is marked', async () => {
    expect((await read(png({ width: 4, height: 3, depth: 16 }, [], Buffer.alloc(3 * 9))))?.isPlain).toBe(false)
    expect((await read(png({ width: 1, height: 1, interlace: 1 }, [], Buffer.alloc(2))))?.isPlain).toBe(false)
  })

  test('is rejected with more pixels than allowed', async () => {
    expect(await read(jpegOf({ width: 1000, height: 1000 }))).not.toBeNull()
    expect(await read(jpegOf({ width: 1000, height: 1001 }))).toBeNull()
    const square = (side: number) => png({ width: side, height: side, depth: 1 }, [], Buffer.alloc(side * (1 + 125)))
    expect(await read(square(1000))).not.toBeNull()
    expect(await read(png({ width: 1008, height: 1000 }, [], Buffer.alloc(1000 * 1009)))).toBeNull()
  })

  test('keeps no metadata: texts, comments, animation, location', async () => {
    const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))
    const animation = chunk('acTL', Buffer.alloc(8))
    expect(await bytesOf(png({ width: 4, height: 3 }, [text, animation]))).toEqual(png())
    expect(await bytesOf(jpegWith(0xfe, Buffer.from('<script>')))).toEqual(jpeg)
    const taken = await bytesOf(jpegWith(0xe1, exif(6)))
    expect(taken?.includes('31.2304')).toBe(false)
  })

  test.each([1, 3, 6, 8])('keeps its orientation (%i)', async (orientation) => {
    const given = await read(jpegWith(0xe1, exif(orientation)))
    const tag = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
    expect(given?.bytes.includes(tag)).toBe(true)
    // Cleaning it again changes nothing.
    expect(await read(given?.bytes ?? jpeg)).toEqual(given)
  })

  test('with invalid Exif has no Exif afterwards', async () => {
    for (const nonsense of ['', 'Exif\0\0', 'Exif\0\0II*\0\xff\xff\xff\xff', 'Exif\0\0MM\0*\0\0\0\x08\xff\xff']) {
      expect(await bytesOf(jpegWith(0xe1, Buffer.from(nonsense, 'latin1')))).toEqual(jpeg)
    }
  })

  test('of tens of thousands of empty segments is rejected', async () => {
    const empty = Array.from({ length: 80_000 }, () => chunk('IDAT', Buffer.alloc(0)))
    expect(await read(png({ width: 4, height: 3 }, empty))).toBeNull()
    const segments = Buffer.concat(Array.from({ length: 200_000 }, () => Buffer.from([0xff, 0xfe, 0, 2])))
    expect(await read(Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]))).toBeNull()
  })

  test('that is truncated is rejected', async () => {
    for (const whole of [png(), jpeg])
      for (let at = 0; at < whole.length; at++) expect(await read(whole.subarray(0, at))).toBeNull()
  })

  // A JPEG has no checksum: a changed byte may be another picture, which is written anew like any other.
  test('with a changed byte is rejected as PNG, and as JPEG rejected or written anew', async () => {
    const changedAt = (whole: Buffer, at: number) =>
      Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 0xff : byte)))
    const drawn = png()
    for (let at = 0; at < drawn.length; at++) expect(await read(changedAt(drawn, at))).toBeNull()
    for (let at = 0; at < jpeg.length; at++) {
      const picture = await read(changedAt(jpeg, at))
      if (picture !== null) expect(await read(picture.bytes)).toEqual(picture)
    }
  })
})
