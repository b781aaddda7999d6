import type { FileFormat, SourceFormat } from '../../source.ts'
import type { Compression } from './mirror.ts'

/** A file as received, in the work folder. */
export interface Received<Format extends FileFormat = SourceFormat> {
  /** The format it is in. */
  format: Format
  path: string
  compression: Compression
  /** SHA-256 of the bytes as received, hex. */
  receivedSha256: string
  bytes: number
  url: string
  etag: string | null
  lastModified: string | null
}
