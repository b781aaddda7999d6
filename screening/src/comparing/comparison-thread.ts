import { parentPort } from 'node:worker_threads'
import { createComparison } from './comparison.ts'
import type { Answer, Request } from './thread.ts'

const comparison = createComparison()

parentPort?.on('message', async ({ id, method, args }: Request) => {
  const answer = await carryOut(method, args).then(
    (result): Answer => ({ id, result }),
    (error): Answer => ({ id, error }),
  )
  parentPort?.postMessage(answer)
})

async function carryOut(method: Request['method'], args: Request['args']): Promise<unknown> {
  return Reflect.apply(comparison[method], comparison, args)
}
