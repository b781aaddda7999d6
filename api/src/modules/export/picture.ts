import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { refuse } from '../../app-error.ts'

const inflated = promisify(inflate)

const maxBytes = 5 * 1024 * 1024
/** A screen in twice its resolution has 15 million. */
const maxPixels = 20_000_000

const dataUrl = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/

/**
 * The picture of a data URL, its content checked: it must be what it says, whole, and of a size that can be drawn. Throws
 * `picture.invalid`. Nothing is ever fetched.
 */
export async function readPicture(text: string): Promise<Uint8Array> {
  const [, kind, base64 = ''] = dataUrl.exec(text) ?? []
  const bytes = Buffer.from(base64, 'base64')
  const isGood = bytes.length <= maxBytes && (kind === 'png' ? await isPng(bytes) : isJpeg(bytes))
  if (!isGood) throw refuse([{ field: 'base64Img', code: 'picture.invalid' }])
  return bytes
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples of a pixel by colour type (PNG, 11.2.2). */
const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Not interlaced, eight bits a sample, as browsers write them; its pixels are there, and no more than its size says. */
async function isPng(bytes: Buffer): Promise<boolean> {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return false
  const chunks = pngChunks(bytes)
  const [header] = chunks
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return false
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)]
  const [depth, colour = -1, , , interlace] = header.data.subarray(8)
  const samples = samplesOf[colour]
  if (depth !== 8 || interlace !== 0 || samples === undefined || !isDrawable(width, height)) return false
  if (colour === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false
  const expected = height * (1 + width * samples)
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  try {
    return (await inflated(packed, { maxOutputLength: expected })).length === expected
  } catch {
    return false // Damaged, or larger than it says.
  }
}

function pngChunks(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (at + 12 + length > bytes.length) return []
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return at === bytes.length ? chunks : []
}

/** Baseline or progressive, eight bits; from its first marker to its last, nothing behind it. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9)
    return false
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) {
      return bytes[at + 4] === 8 && isDrawable(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}

function isDrawable(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= maxPixels
}
