const timeoutMillis = 5000
const maxBytes = 64 * 1024

/** JSON of another house and the status it came with: within five seconds, of a sane size, from nowhere else. Rejects otherwise. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<{ status: number; answer: unknown }> {
  const signal = AbortSignal.timeout(timeoutMillis)
  const response = await fetch(address, { ...init, redirect: 'error', signal })
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > maxBytes) throw new Error('the answer of the outside service is too large')
    pieces.push(piece)
  }
  return { status: response.status, answer: parse(Buffer.concat(pieces).toString()) }
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message repeats the text, which may be about somebody.
    throw new Error('the answer of the outside service is no JSON')
  }
}
