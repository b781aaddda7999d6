import { isSaneSize, maxParts } from './limits.ts'
import type { Picture } from './model.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const exif = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112

/** Frame headers: baseline, extended, progressive; the other numbers of this range are tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Tables, frames, scans, restart intervals, and the two segments about colours: JFIF and Adobe. */
const isKept = (marker: number) => isFrame(marker) || [0xc4, startOfScan, 0xdb, 0xdd, 0xe0, 0xee].includes(marker)

/** A JPEG reduced to the picture and its orientation; null unless the whole file is valid. */
export function readJpeg(file: Buffer, maxPixels: number): Picture | null {
  if (file[0] !== 0xff || file[1] !== startOfImage) return null
  const pieces: Buffer[] = [file.subarray(0, 2)]
  let hasFrame = false
  let hasScan = false
  for (let at = 2, parts = 0; at + 2 <= file.length && parts < maxParts; parts++) {
    if (file[at] !== 0xff) return null
    const marker = file.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      pieces.push(file.subarray(at, at + 2))
      const isWhole = hasScan && at + 2 === file.length
      return isWhole ? { type: 'image/jpeg', bytes: Buffer.concat(pieces), isPlain: true } : null
    }
    if (isStandalone(marker) || at + 4 > file.length) return null
    const length = file.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > file.length) return null
    if (isFrame(marker)) {
      if (hasFrame || !isPlainFrame(file.subarray(at + 4, end), maxPixels)) return null
      hasFrame = true
    }
    if (marker === 0xe1) pieces.push(...keepOrientation(file.subarray(at + 4, end)))
    if (marker !== startOfScan) {
      if (isKept(marker)) pieces.push(file.subarray(at, end))
      at = end
      continue
    }
    if (!hasFrame) return null
    hasScan = true
    const next = endOfScan(file, end)
    pieces.push(file.subarray(at, next))
    at = next
  }
  return null
}

/** Eight bits per sample; grey, colour, or CMYK (ITU-T T.81, B.2.2; no program displays other numbers of components). */
function isPlainFrame(frame: Buffer, maxPixels: number): boolean {
  const components = frame.length < 6 ? 0 : frame.readUInt8(5)
  if (![1, 3, 4].includes(components) || frame.length !== 6 + 3 * components || frame[0] !== 8) return false
  return isSaneSize({ height: frame.readUInt16BE(1), width: frame.readUInt16BE(3) }, maxPixels)
}

/** End of the coded data: the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1)
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}

/** An Exif segment with only the orientation (Exif 2.32, §4.6); none when the input has no orientation. */
function keepOrientation(segment: Buffer): Buffer[] {
  if (!segment.subarray(0, exif.length).equals(exif)) return []
  const tiff = segment.subarray(exif.length)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return []
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return []
  const entries = Math.min(short(directory), 500)
  for (let entry = 0, at = directory + 2; entry < entries && at + 12 <= tiff.length; entry++, at += 12) {
    const value = short(at + 8)
    if (short(at) === orientationTag && value >= 1 && value <= 8) return [orientationSegment(value)]
  }
  return []
}

function orientationSegment(value: number): Buffer {
  // One directory of one entry: tag 0x0112, type 3 (short), one value; no directory after it.
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
  const length = 2 + exif.length + tiff.length
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, length]), exif, tiff])
}
