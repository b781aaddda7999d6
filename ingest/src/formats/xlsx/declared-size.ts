import yauzl, { type ZipFile } from 'yauzl'
import { Rejected } from '../../rejected.ts'

/** A workbook with one sheet has about fifteen entries. */
const maxEntries = 500
const stored = 0
const deflated = 8

/**
 * The unpacked size of a zip in bytes, read from its directory without unpacking. Throws `Rejected` for a file that is
 * no zip, is cut off or encrypted, or has parts that are packed in another way than a workbook's.
 */
export async function declaredSize(zip: Buffer): Promise<number> {
  const file = await openZip(zip)
  if (file.entryCount === 0 || file.entryCount > maxEntries) {
    throw new Rejected(`The workbook has ${file.entryCount} parts.`)
  }
  let total = 0
  try {
    for await (const entry of file.eachEntry()) {
      const isPlain = entry.compressionMethod === stored || entry.compressionMethod === deflated
      if (entry.isEncrypted() || !isPlain) throw new Rejected('The workbook is encrypted.')
      total += entry.uncompressedSize
    }
  } catch (cause) {
    throw cause instanceof Rejected ? cause : new Rejected('The directory of the workbook is damaged.', { cause })
  }
  return total
}

async function openZip(zip: Buffer): Promise<ZipFile> {
  try {
    return await yauzl.fromBufferPromise(zip)
  } catch (cause) {
    throw new Rejected('The file is not a workbook, or it is cut off.', { cause })
  }
}
