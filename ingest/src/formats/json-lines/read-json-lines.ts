import { Rejected } from '../../rejected.ts'
import { utf8Text } from '../utf8-text.ts'

const maxLineChars = 5_000_000

/** Streams a file with one JSON object per line. */
export async function* readJsonLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  let rest = ''
  for await (const text of utf8Text(content)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLineChars) throw new Rejected(`One line is longer than ${maxLineChars} characters.`)
    for (const line of lines) if (line.trim() !== '') yield toObject(line)
  }
  if (rest.trim() !== '') yield toObject(rest)
}

function toObject(line: string): Record<string, unknown> {
  const value = parseJson(line)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Rejected('A line of the file is not an object.')
  }
  return value as Record<string, unknown>
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new Rejected('A line of the file is not JSON: the file is cut off or damaged.', { cause })
  }
}
