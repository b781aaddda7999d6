import { crc32, createInflate } from 'node:zlib'
import { isSaneSize, maxParts } from './limits.ts'
import type { Picture } from './model.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that a browser needs to display it (PNG, third edition, §11); texts, profiles, positions and animations are removed. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'pHYs', 'IDAT', 'IEND'])
/** Colour type → samples of a pixel and bit depths (§11.2.1). */
const kinds: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
const palette = 3
/** First column and line of each pass of an interlaced picture, and the steps between them (§8.1). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A PNG without optional chunks; null unless the whole file is valid. */
export async function readPng(file: Buffer, maxPixels: number): Promise<Picture | null> {
  if (!file.subarray(0, signature.length).equals(signature)) return null
  const chunks = readChunks(file)
  const header = chunks && readHeader(chunks)
  if (!chunks || !header || !isSaneSize(header, maxPixels)) return null
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  if (!(await isInflatedTo(pixels, sizeOf(header)))) return null
  const pieces = chunks.filter(({ type }) => kept.has(type)).map(({ whole }) => whole)
  const isPlain = header.depth === 8 && !header.isInterlaced
  return { type: 'image/png', bytes: Buffer.concat([signature, ...pieces]), isPlain }
}

interface Chunk {
  type: string
  data: Buffer
  /** With length, type and checksum. */
  whole: Buffer
}

/** The chunks, if the file is undamaged and ends after the last one. */
function readChunks(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = signature.length; at + 12 <= file.length && chunks.length < maxParts; ) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(type) || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    if ((chunks.length === 0) !== (type === 'IHDR')) return null
    chunks.push({ type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) })
    if (type === 'IEND') return length === 0 && end === file.length ? chunks : null
    at = end
  }
  return null
}

interface Header {
  width: number
  height: number
  depth: number
  samples: number
  isInterlaced: boolean
}

function readHeader(chunks: Chunk[]): Header | null {
  const data = chunks[0]?.data
  if (data?.length !== 13) return null
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8)
  const kind = kinds[colour]
  if (!kind?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null
  const pixelsAt = chunks.findIndex(({ type }) => type === 'IDAT')
  if (colour === palette && !chunks.slice(0, pixelsAt).some(({ type }) => type === 'PLTE')) return null
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  return { width, height, depth, samples: kind.samples, isInterlaced: interlace === 1 }
}

/** Bytes of all lines, each with its filter byte (§9). */
function sizeOf({ width, height, depth, samples, isInterlaced }: Header): number {
  const parts = isInterlaced
    ? passes.map(([x, y, right, down]) => [Math.ceil((width - x) / right), Math.ceil((height - y) / down)] as const)
    : [[width, height] as const]
  return parts
    .filter(([columns, lines]) => columns > 0 && lines > 0)
    .map(([columns, lines]) => lines * (1 + Math.ceil((columns * samples * depth) / 8)))
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** Counted without storing: one megabyte may decompress to a thousand. */
async function isInflatedTo(packed: Buffer, size: number): Promise<boolean> {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  inflate.end(packed)
  let count = 0
  try {
    for await (const part of inflate) {
      count += part.length
      if (count > size) return false
    }
  } catch {
    return false // Damaged.
  }
  return count === size
}
