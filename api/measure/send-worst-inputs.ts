import { parentPort, workerData } from 'node:worker_threads'
import { type WorstInput, worstInputs } from './worst-inputs.ts'

/** A thread that sends inputs over HTTP, so that their making and the reading of answers cost the thread of the API nothing. */

export interface SenderData {
  url: string
  tokens: Record<WorstInput['by'], string>
  largest: readonly string[]
}
export interface Asked {
  round: number
  at: number
}

const { url, tokens, largest }: SenderData = workerData

parentPort?.on('message', async ({ round, at }: Asked) => {
  const input = worstInputs({ largest }, round)[at]
  if (!input) return parentPort?.postMessage(null)
  const { kind, by, request } = input
  const { method = 'GET', payload = null } = request
  const headers = { ...(request.headers as Record<string, string>), authorization: tokens[by] }
  parentPort?.postMessage('ready')
  const response = await fetch(`${url}${request.url}`, {
    method,
    headers,
    body: payload as string | Buffer<ArrayBuffer> | null,
  })
  await response.arrayBuffer()
  parentPort?.postMessage({ kind, status: response.status })
})
