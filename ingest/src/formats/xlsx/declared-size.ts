import { Rejected } from '../../rejected.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46
const maxComment = 0xffff
/** A workbook with one sheet has about fifteen entries. */
const maxEntries = 500

/**
 * The unpacked size of a zip in bytes, read from its directory without unpacking. Throws `Rejected` for anything but
 * a plain zip (encrypted, multi-part, Zip64, or not deflated).
 */
export function declaredSize(zip: Buffer): number {
  const end = findEnd(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count === 0 || count > maxEntries) throw new Rejected(`The workbook has ${count} parts.`)
  let total = 0
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryLength > end || zip.readUInt32LE(at) !== entrySignature) {
      throw new Rejected('The directory of the workbook is damaged.')
    }
    const flags = zip.readUInt16LE(at + 8)
    const method = zip.readUInt16LE(at + 10)
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw new Rejected('The workbook is encrypted.')
    total += zip.readUInt32LE(at + 24)
    at += entryLength + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return total
}

function findEnd(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - endLength - maxComment)
  for (let at = zip.length - endLength; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  throw new Rejected('The file is not a workbook, or it is cut off.')
}
