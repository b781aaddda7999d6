/** The used part of yauzl 3; the package has no types. */
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
