import { readJpeg } from './jpeg.ts'
import type { Picture } from './model.ts'
import { readPng } from './png.ts'

/**
 * Parses a file as a picture by its whole structure, not by its name. Null for any other content, for trailing data, for more than `maxPixels`, and
 * for a PNG whose pixel count does not match its header.
 */
export async function readPicture(file: Buffer, maxPixels: number): Promise<Picture | null> {
  return (await readPng(file, maxPixels)) ?? readJpeg(file, maxPixels)
}
