import type { FileOperation } from '@qingdan/api/contract/operations.ts'
import { answerOf, send } from './api-client.ts'
import { type CallFields, requestOf } from './call.ts'

/** An event of a stream; its data is JSON. */
export interface StreamEvent {
  event: string
  data: unknown
}

/**
 * Server-sent events of an operation, until the server ends them or `signal` does. Not the browser's `EventSource`: it
 * cannot send the token of the session. Throws `ApiError` for every other answer.
 */
export async function* openEvents<Name extends FileOperation>(
  name: Name,
  fields: CallFields<Name>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { address, init } = requestOf(name, fields)
  const response = await send(address, init, { signal })
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answerOf(response)
    return
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const cancel = () => void reader.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks.flatMap(toEvent)
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

/** The event of a block; none for a comment. */
export function toEvent(block: string): StreamEvent[] {
  const lines = block.split('\n')
  const of = (field: string) =>
    lines.flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []))
  const data = of('data')
  if (data.length === 0) return []
  return [{ event: of('event')[0] ?? 'message', data: JSON.parse(data.join('\n')) }]
}
