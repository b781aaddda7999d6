import { Rejected } from '../rejected.ts'

/**
 * A whole file as text. Refuses other encodings than UTF-8, an empty file and an HTML page; removes a byte order
 * mark.
 */
export async function readText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const text = await readPage(content)
  if (/^\s*(?:<!doctype html|<html)/i.test(text.slice(0, 2000))) {
    throw new Rejected('The file is an HTML page, not the list.')
  }
  return text
}

/** A whole file as text, HTML included. Refuses other encodings than UTF-8 and an empty file. */
export async function readPage(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  try {
    for await (const chunk of content) text += decoder.decode(chunk, { stream: true })
    text += decoder.decode()
  } catch (cause) {
    if (cause instanceof TypeError) throw new Rejected('The file is not valid UTF-8.', { cause })
    throw cause
  }
  if (text.trim() === '') throw new Rejected('The file is empty.')
  return text
}

/** A whole file as JSON. A truncated file is refused. */
export async function readJson(content: AsyncIterable<Uint8Array>): Promise<unknown> {
  const text = await readText(content)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Rejected('The file is not JSON, or it is cut off.', { cause })
  }
}
