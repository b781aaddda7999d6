import yauzl, { type ZipFile } from 'yauzl'

/** A zip that is not safe to read as a workbook, or cannot be. The message says why, in English. */
export class UnsafeWorkbook extends Error {
  readonly reason: 'tooLarge' | 'encrypted' | 'damaged'
  constructor(reason: UnsafeWorkbook['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** A workbook with one sheet has about fifteen entries. */
const maxEntries = 500
const stored = 0
const deflated = 8

/**
 * The bytes that a zip unpacks to, counted by unpacking, because its directory may state any number. At most `most` bytes are unpacked. Throws
 * `UnsafeWorkbook` for more, and for a file that is no zip, is cut off, encrypted or damaged, or has parts that are packed in another way than a workbook's.
 */
export async function unpackedSize(zip: Buffer, most: number): Promise<number> {
  const file = await openZip(zip)
  if (file.entryCount === 0 || file.entryCount > maxEntries) {
    throw new UnsafeWorkbook('tooLarge', `The workbook has ${file.entryCount} parts.`)
  }
  let total = 0
  try {
    for await (const entry of file.eachEntry()) {
      const isPlain = entry.compressionMethod === stored || entry.compressionMethod === deflated
      if (entry.isEncrypted() || !isPlain) throw new UnsafeWorkbook('encrypted', 'The workbook is encrypted.')
      if (total + entry.uncompressedSize > most) throw tooLarge(most)
      for await (const chunk of await file.openReadStreamPromise(entry)) {
        total += (chunk as Buffer).length
        if (total > most) throw tooLarge(most)
      }
    }
  } catch (cause) {
    throw cause instanceof UnsafeWorkbook ? cause : new UnsafeWorkbook('damaged', 'The workbook is damaged.', cause)
  }
  return total
}

function tooLarge(most: number): UnsafeWorkbook {
  return new UnsafeWorkbook('tooLarge', `The workbook unpacks to more than ${most} bytes.`)
}

async function openZip(zip: Buffer): Promise<ZipFile> {
  try {
    return await yauzl.fromBufferPromise(zip)
  } catch (cause) {
    throw new UnsafeWorkbook('damaged', 'The file is not a workbook, or it is cut off.', cause)
  }
}
