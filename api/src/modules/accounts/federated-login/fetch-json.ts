const timeoutMillis = 5000
const maxBytes = 64 * 1024

/** Fetches JSON and status from an identity provider: within five seconds, at most 64 KB, without redirects. Rejects otherwise. */
export async function fetchJson(
  address: string | URL,
  init: RequestInit = {},
): Promise<{ status: number; answer: unknown }> {
  const signal = AbortSignal.timeout(timeoutMillis)
  const response = await fetch(address, { ...init, redirect: 'error', signal })
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > maxBytes) throw new Error('the answer of the identity provider is too large')
    pieces.push(piece)
  }
  return { status: response.status, answer: parse(Buffer.concat(pieces).toString()) }
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message repeats the text, which may contain personal data.
    throw new Error('the answer of the identity provider is no JSON')
  }
}
