import { describe, expect, test } from 'vitest'
import { chunk, exif, impostors, jpeg, jpegWith, png } from '../../../../test/pictures.ts'
import { readPicture } from './picture.ts'

describe('a picture', () => {
  test('is known by its content', () => {
    expect(readPicture(png())).toEqual({ type: 'image/png', bytes: png() })
    expect(readPicture(jpeg)).toEqual({ type: 'image/jpeg', bytes: jpeg })
  })

  test.each(Object.keys(impostors))('is not %s', (name) => {
    expect(readPicture(impostors[name] ?? png())).toBeNull()
  })

  test('keeps nothing that is no picture: texts, comments, where it was taken', () => {
    const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))
    expect(readPicture(png({ width: 4, height: 3 }, [text]))?.bytes).toEqual(png())
    expect(readPicture(jpegWith(0xfe, Buffer.from('<script>')))?.bytes).toEqual(jpeg)
    const taken = readPicture(jpegWith(0xe1, exif(6)))?.bytes
    expect(taken?.includes('31.2304')).toBe(false)
  })

  test.each([1, 3, 6, 8])('stays the way up it was (%i)', (orientation) => {
    const given = readPicture(jpegWith(0xe1, exif(orientation)))
    const tag = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
    expect(given?.bytes.includes(tag)).toBe(true)
    // And a second time it comes out as it went in.
    expect(readPicture(given?.bytes ?? jpeg)).toEqual(given)
  })

  test('whose Exif makes no sense has none', () => {
    for (const nonsense of ['', 'Exif\0\0', 'Exif\0\0II*\0\xff\xff\xff\xff', 'Exif\0\0MM\0*\0\0\0\x08\xff\xff']) {
      expect(readPicture(jpegWith(0xe1, Buffer.from(nonsense, 'latin1')))?.bytes).toEqual(jpeg)
    }
  })

  test('of tens of thousands of empty pieces is refused', () => {
    const empty = Array.from({ length: 80_000 }, () => chunk('IDAT', Buffer.alloc(0)))
    expect(readPicture(png({ width: 4, height: 3 }, empty))).toBeNull()
    const segments = Buffer.concat(Array.from({ length: 200_000 }, () => Buffer.from([0xff, 0xfe, 0, 2])))
    expect(readPicture(Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]))).toBeNull()
  })

  test('cut off or changed anywhere is refused or read, and never breaks', () => {
    for (const whole of [png(), jpeg]) {
      for (let at = 0; at < whole.length; at++) {
        expect(readPicture(whole.subarray(0, at))).toBeNull()
        const changed = Buffer.from(whole)
        changed[at] = (changed[at] ?? 0) ^ 0xff
        expect(() => readPicture(changed)).not.toThrow()
      }
    }
  })
})
