import { readJpeg } from './jpeg.ts'
import type { Picture } from './model.ts'
import { readPng } from './png.ts'

/**
 * The picture a file is, told from its whole structure and not from its name; null for anything else, with anything behind it, with
 * more than `maxPixels`, and for a PNG whose pixels are not as many as it says.
 */
export async function readPicture(file: Buffer, maxPixels: number): Promise<Picture | null> {
  return (await readPng(file, maxPixels)) ?? readJpeg(file, maxPixels)
}
