import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const version = 20
const deflated = 8
/** 1980-01-01, the first day that the format knows: equal contents give equal files. */
const day = 0x21

interface Entry {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** A zip file that is packed while it is written, so that no part of it is in memory unpacked. */
export class ZipWriter {
  readonly #chunks: Buffer[] = []
  readonly #entries: Entry[] = []
  #length = 0

  /** Adds a file of the pieces, in UTF-8. */
  async add(name: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset: this.#length }
    const header = Buffer.alloc(30)
    this.#push(header, entry.name)
    const deflate = createDeflateRaw()
    deflate.on('data', (chunk: Buffer) => {
      entry.packed += chunk.length
      this.#push(chunk)
    })
    const ended = once(deflate, 'end')
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      if (!deflate.write(bytes)) await once(deflate, 'drain')
    }
    deflate.end()
    await ended
    header.writeUInt32LE(localSignature, 0)
    header.writeUInt16LE(version, 4)
    writeCommon(header, 6, entry)
    this.#entries.push(entry)
  }

  /** The whole file; nothing may be added afterwards. */
  end(): Buffer {
    const start = this.#length
    for (const entry of this.#entries) {
      const header = Buffer.alloc(46)
      header.writeUInt32LE(centralSignature, 0)
      header.writeUInt16LE(version, 4)
      header.writeUInt16LE(version, 6)
      writeCommon(header, 8, entry)
      header.writeUInt32LE(entry.offset, 42)
      this.#push(header, entry.name)
    }
    const end = Buffer.alloc(22)
    end.writeUInt32LE(endSignature, 0)
    end.writeUInt16LE(this.#entries.length, 8)
    end.writeUInt16LE(this.#entries.length, 10)
    end.writeUInt32LE(this.#length - start, 12)
    end.writeUInt32LE(start, 16)
    this.#push(end)
    return Buffer.concat(this.#chunks)
  }

  #push(...chunks: Buffer[]): void {
    for (const chunk of chunks) {
      this.#chunks.push(chunk)
      this.#length += chunk.length
    }
  }
}

/** What both headers of a file have in common. */
function writeCommon(header: Buffer, at: number, { name, crc, packed, size }: Entry): void {
  header.writeUInt16LE(deflated, at + 2)
  header.writeUInt16LE(day, at + 6)
  header.writeUInt32LE(crc, at + 8)
  header.writeUInt32LE(packed, at + 12)
  header.writeUInt32LE(size, at + 16)
  header.writeUInt16LE(name.length, at + 20)
}
