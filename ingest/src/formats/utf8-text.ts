import { Rejected } from '../rejected.ts'

/**
 * Streams a file as text. Refuses other encodings than UTF-8, an HTML page in place of the file, and an empty file.
 */
export async function* utf8Text(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
    } catch (cause) {
      throw new Rejected('The file is not valid UTF-8.', { cause })
    }
  }
  let isFirst = true
  for await (const chunk of content) {
    const text = decode(chunk)
    if (isFirst && text.trim() !== '') {
      const head = text.slice(0, 2000).toLowerCase()
      if (head.includes('<html') || head.includes('<!doctype html')) {
        throw new Rejected('The file is an HTML page, not the list.')
      }
      isFirst = false
    }
    if (text !== '') yield text
  }
  if (isFirst) throw new Rejected('The file is empty.')
  const rest = decode()
  if (rest !== '') yield rest
}
