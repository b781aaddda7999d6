import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

interface Said {
  width: number
  height: number
  depth?: number
  colour?: number
  interlace?: number
}

/** A PNG, grey and four by three unless said; `said` is what its header claims, `pixels` what it holds. */
export function png(
  said: Said = { width: 4, height: 3 },
  extra: Buffer[] = [],
  pixels: Buffer = Buffer.alloc(3 * 5),
): Buffer {
  const { width, height, depth = 8, colour = 0, interlace = 0 } = said
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Six by four pixels, half of them red, as Chromium writes them. */
export const jpeg = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm',
    'x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAEAAYD',
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAZEAEAAgMAAAAAAAAAAAAAAAAAAQQzctH/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//E',
    'ABkRAAIDAQAAAAAAAAAAAAAAAAACAQQyM//aAAwDAQACEQMRAD8AhXs0a9AFMwXsdWP/2Q==',
  ].join(''),
  'base64',
)

/** Begins with the precision, then height, width and the number of components. */
const frame = 'ffc0001108000400060301'

/** The JPEG, its header claiming what `said` does (hex, as `frame`). */
function jpegSaying(said: string): Buffer {
  return Buffer.from(jpeg.toString('hex').replace(frame, said), 'hex')
}

/** The JPEG, claiming another size. */
export function jpegOf({ width, height }: { width: number; height: number }): Buffer {
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  return jpegSaying(`ffc0001108${hex(height)}${hex(width)}0301`)
}

/** A JPEG with a segment of its own behind the first marker. */
export function jpegWith(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)])
}

/** Exif with the orientation of the picture and its location. */
export function exif(orientation: number): Buffer {
  const place = Buffer.from('31.2304N 121.4737E')
  const tiff = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0])
  const where = [0x0e, 0x01, 2, 0, place.length, 0, 0, 0, 38, 0, 0, 0]
  const turned = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from([...where, ...turned, 0, 0, 0, 0]), place])
}

const script = '<script>alert(document.domain)</script>'

/** What calls itself a picture and is none, or is more than one. */
export const impostors: Record<string, Buffer> = {
  'an executable': Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(500)]),
  'an ELF program': Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500)]),
  'an SVG with a script': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  'an HTML page': Buffer.from(`<!doctype html>${script}`),
  'a GIF': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'a PDF': Buffer.from('%PDF-1.7\n%%EOF'),
  'a PNG with HTML behind it': Buffer.concat([png(), Buffer.from(script)]),
  'a PNG with a ZIP behind it': Buffer.concat([png(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  'a JPEG with HTML behind it': Buffer.concat([jpeg, Buffer.from(script)]),
  'a JPEG behind HTML': Buffer.concat([Buffer.from(script), jpeg]),
  'a PNG of 65535 by 65535': png({ width: 65_535, height: 65_535 }),
  'a PNG without an extent': png({ width: 0, height: 3 }),
  'a PNG that ends early': png().subarray(0, -6),
  'a PNG with a wrong sum': Buffer.concat([png().subarray(0, -1), Buffer.from([0])]),
  'a PNG signature alone': signature,
  'a PNG without pixels': Buffer.concat([png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))]),
  'a JPEG that ends early': jpeg.subarray(0, -2),
  'a JPEG of two markers': Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  'a JPEG of 65535 by 65535': jpegOf({ width: 65_535, height: 65_535 }),
  'a JPEG of 12 bits': jpegSaying('ffc000110c000400060301'),
  'a JPEG of two components': jpegSaying('ffc0001108000400060201'),
  'a JPEG of two frames': Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from(`${frame}11000211010311`, 'hex'),
    jpeg.subarray(2),
  ]),
  'two JPEGs': Buffer.concat([jpeg, jpeg]),
  'a JPEG that hides HTML before its end': Buffer.concat([
    jpeg.subarray(0, -2),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(script),
    Buffer.from([0xff, 0xd9]),
  ]),
  'a PNG with fewer pixels than it says': png({ width: 40, height: 30 }),
  'a PNG with more pixels than it says': png({ width: 4, height: 3 }, [], Buffer.alloc(5_000_000)),
  'a PNG whose pixels are damaged': Buffer.concat([
    png().subarray(0, 33),
    chunk('IDAT', Buffer.from('x\x9cnone')),
    chunk('IEND', Buffer.alloc(0)),
  ]),
  'a PNG of an unknown colour type': png({ width: 4, height: 3, colour: 5 }),
  'a PNG without its palette': png({ width: 4, height: 3, colour: 3 }),
  'a PNG of two headers': png({ width: 4, height: 3 }, [png().subarray(8, 33)]),
  nothing: Buffer.alloc(0),
}
