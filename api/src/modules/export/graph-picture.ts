import { maxGraphPixels } from '../../contract/export/graph-picture.ts'
import { invalidInput } from '../../http/app-error.ts'
import { readPicture } from '../../pictures/picture.ts'

const maxBytes = 5 * 1024 * 1024

const dataUrl = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/

/**
 * Decodes and checks a picture in a data URL: it must have the declared type, be complete, and have a printable size. Throws `picture.invalid`.
 * Nothing is ever fetched.
 */
export async function readGraphPicture(text: string): Promise<Uint8Array> {
  const [, kind, base64 = ''] = dataUrl.exec(text) ?? []
  const file = Buffer.from(base64, 'base64')
  const picture = file.length <= maxBytes ? await readPicture(file, maxGraphPixels) : null
  const isNamedRight = picture?.type === (kind === 'png' ? 'image/png' : 'image/jpeg')
  if (!picture?.isPlain || !isNamedRight) throw invalidInput([{ field: 'base64Img', code: 'picture.invalid' }])
  return picture.bytes
}
