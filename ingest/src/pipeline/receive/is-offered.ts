import type { FileFormat, FileSource } from '../../source.ts'
import { findInMirror } from './mirror.ts'

/** Whether a file can be had: a mirror has those of some publishers only, and without one some cannot be downloaded. */
export async function isOffered(source: FileSource<FileFormat>, mirror: string | undefined): Promise<boolean> {
  return mirror === undefined ? source.download !== null : (await findInMirror(source, mirror)) !== null
}
