import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import tar from 'tar-stream'
import { Rejected } from '../../rejected.ts'

export interface BundlePart {
  /** File name, without folders. */
  name: string
  chunks: AsyncIterable<Uint8Array>
}

/** Several files as one tar archive without timestamps, so that equal files give equal bytes. */
export async function* packBundle(parts: Iterable<BundlePart>): AsyncGenerator<Uint8Array> {
  const pack = tar.pack()
  const filling = fill(pack, parts)
  filling.catch((error: Error) => pack.destroy(error))
  for await (const chunk of pack as AsyncIterable<Buffer>) yield chunk
  await filling
}

async function fill(pack: tar.Pack, parts: Iterable<BundlePart>): Promise<void> {
  for (const { name, chunks } of parts) {
    const content = await buffer(chunks)
    await new Promise<void>((resolve, reject) => {
      pack.entry({ name, mtime: new Date(0) }, content, (error) => (error ? reject(error) : resolve()))
    })
  }
  pack.finalize()
}

/** The files of a bundle, one after the other: read each completely before asking for the next. */
export async function* readBundle(content: AsyncIterable<Uint8Array>): AsyncGenerator<BundlePart> {
  const extract = tar.extract()
  const feeding = pipeline(Readable.from(content), extract)
  // The loop below receives its error.
  feeding.catch(() => undefined)
  let read = 0
  for await (const entry of extract) {
    read += 1
    yield { name: entry.header.name, chunks: entry as AsyncIterable<Uint8Array> }
    entry.resume()
  }
  await feeding
  if (read === 0) throw new Rejected('The bundle holds no file.')
}
