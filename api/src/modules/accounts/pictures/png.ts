import { crc32 } from 'node:zlib'
import { isSaneSize, maxParts } from './limits.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What a browser needs to paint it (PNG, third edition, §11); texts, profiles, positions and animations are not among them. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'pHYs', 'IDAT', 'IEND'])
/** Colour type → bit depths (§11.2.1). */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** A PNG without what it need not have; null for what is none from its first byte to its last. */
export function readPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, signature.length).equals(signature)) return null
  const pieces: Buffer[] = [signature]
  const seen = new Set<string>()
  for (let at = signature.length, parts = 0; at + 12 <= file.length && parts < maxParts; parts++) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(type) || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    const isFirst = seen.size === 0
    if (isFirst !== (type === 'IHDR')) return null
    if (isFirst && !isHeader(file.subarray(at + 8, end - 4))) return null
    seen.add(type)
    if (kept.has(type)) pieces.push(file.subarray(at, end))
    if (type === 'IEND') return length === 0 && end === file.length && seen.has('IDAT') ? Buffer.concat(pieces) : null
    at = end
  }
  return null
}

function isHeader(data: Buffer): boolean {
  if (data.length !== 13) return false
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8)
  const isKnown = depths[colour]?.includes(depth) === true && compression === 0 && filter === 0 && interlace <= 1
  return isKnown && isSaneSize({ width: data.readUInt32BE(0), height: data.readUInt32BE(4) })
}
