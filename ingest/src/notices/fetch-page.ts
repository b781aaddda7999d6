import { setTimeout as pause } from 'node:timers/promises'
import { askPublisher } from '../pipeline/receive/ask-publisher.ts'

/** A page of notices has some 100 kB. */
const maxBytes = 4 * 1024 * 1024
const timeLimit = 60_000
const attempts = 3

/** Gets a page as text. Throws one sentence when the publisher does not give it. `wait`: before another attempt, milliseconds. */
export async function fetchPage(url: string, wait: number): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(url)
    } catch (error) {
      if (attempt === attempts || error instanceof FinalAnswer) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`${new URL(url).host} did not give a page of notices: ${reason}.`, { cause: error })
      }
      await pause(wait * attempt)
    }
  }
}

/** An answer that another attempt will not change. */
class FinalAnswer extends Error {}

async function ask(url: string): Promise<string> {
  const response = await askPublisher(url, {
    headers: {
      'user-agent': 'Mozilla/5.0 (compatible; qingdan-ingest/0.1; notices)',
      'accept-language': 'zh-CN,zh;q=0.9',
    },
    signal: AbortSignal.timeout(timeLimit),
  })
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    const said = `status ${response.status}`
    throw response.status === 429 || response.status >= 500 ? new Error(said) : new FinalAnswer(said)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FinalAnswer(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return decode(Buffer.concat(chunks), response.headers.get('content-type') ?? '')
}

/** By the charset that the header states, else the page; UTF-8 if neither does. The Taiwan Affairs Office uses GB 2312, of which GB 18030 is a superset. */
function decode(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const stated = (/charset=["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]*charset=["']?([\w-]+)/i.exec(head))?.[1]
  const charset = /^gb/i.test(stated ?? '') ? 'gb18030' : 'utf-8'
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    throw new FinalAnswer(`its bytes are not ${charset}`)
  }
}
