/** The part of yauzl 3 that is used; the package carries no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  interface Entry {
    fileName: string
    externalFileAttributes: number
  }
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }
  const yauzl: { openPromise(path: string, options: { lazyEntries: boolean }): Promise<ZipFile> }
  export default yauzl
}
