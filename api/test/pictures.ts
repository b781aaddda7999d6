import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG; `said` is what its header claims. */
export function png(said: { width: number; height: number } = { width: 4, height: 3 }, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(said.width, 0)
  header.writeUInt32BE(said.height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(3 * 5))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', rows),
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

/** A JPEG with a segment of its own behind the first marker. */
export function jpegWith(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)])
}

/** Exif that says how the picture is turned and, beside it, where it was taken. */
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
  'a JPEG of 65535 by 65535': Buffer.from(
    jpeg.toString('hex').replace('ffc000110800040006', 'ffc0001108ffffffff'),
    'hex',
  ),
  nothing: Buffer.alloc(0),
}
