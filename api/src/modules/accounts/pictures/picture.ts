import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'

export interface Picture {
  type: 'image/png' | 'image/jpeg'
  /** The picture alone: what else the file carried (comments, positions, previews) is left out. */
  bytes: Buffer
}

/** The picture a file is, told from its whole structure and not from its name; null for anything else, or with anything behind it. */
export function readPicture(file: Buffer): Picture | null {
  const png = readPng(file)
  if (png) return { type: 'image/png', bytes: png }
  const jpeg = readJpeg(file)
  return jpeg ? { type: 'image/jpeg', bytes: jpeg } : null
}
