import { describe, expect, test } from 'vitest'
import { chunk, impostors, jpeg, jpegOf, png } from '../../../test/support/pictures.ts'
import { readGraphPicture } from './graph-picture.ts'

const url = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`
const colours = { width: 4, height: 3, colour: 6 }

describe('the picture of the graph', () => {
  test('is accepted as PNG or JPEG, without metadata', async () => {
    const drawn = png(colours, [], Buffer.alloc(3 * 17))
    const said = png(colours, [chunk('tEXt', Buffer.from('Author\0somebody'))], Buffer.alloc(3 * 17))
    expect(Buffer.from(await readGraphPicture(url(drawn)))).toEqual(drawn)
    expect(Buffer.from(await readGraphPicture(url(said)))).toEqual(drawn)
    for (const kind of ['jpeg', 'jpg']) expect(Buffer.from(await readGraphPicture(url(jpeg, kind)))).toEqual(jpeg)
  })

  test.each([
    ['an address', 'https://example.com/graph.png'],
    ['a file', 'file:///etc/passwd'],
    ['what is no base64', 'data:image/png;base64,iVBORw0KGgo*'],
    ['base64 with spaces', url(png()).replace('iVB', 'i VB')],
    ['nothing', 'data:image/png;base64,'],
    ['SVG', url(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml')],
    ['a JPEG that says PNG', url(jpeg)],
    ['a PNG that says JPEG', url(png(), 'jpeg')],
    ['an interlaced PNG', url(png({ width: 1, height: 1, interlace: 1 }, [], Buffer.alloc(2)))],
    ['a PNG of 16 bits', url(png({ width: 4, height: 3, depth: 16 }, [], Buffer.alloc(3 * 9)))],
    ['a JPEG of more than four million pixels', url(jpegOf({ width: 2001, height: 2000 }), 'jpeg')],
    [
      'a PNG of more than four million pixels',
      url(png({ width: 2001, height: 2000, colour: 6 }, [], Buffer.alloc(2000 * (1 + 4 * 2001)))),
    ],
    ['more than 5 MiB', url(Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), 'jpeg')],
    ...Object.entries(impostors).map(([name, bytes]) => [name, url(bytes, /JPEG/.test(name) ? 'jpeg' : 'png')]),
  ])('is refused as %s', async (_what, text = '') => {
    await expect(readGraphPicture(text)).rejects.toMatchObject({ code: 'picture.invalid' })
  })
})
