import { Worker } from 'node:worker_threads'
import type { Comparison } from './comparison.ts'

/** A call of a method of the comparison in another thread. */
export interface Request {
  id: number
  method: keyof Comparison
  args: readonly unknown[]
}

export type Answer = { id: number; result: unknown } | { id: number; error: unknown }

/** Comparing leaves little for long: more room for young objects takes 100 MB of each thread and saves no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** A comparison in a thread of its own, which starts at once. */
export interface ComparisonThread extends Comparison {
  /** What waits is rejected. */
  end(): Promise<void>
}

/**
 * If the thread ends by itself, what waits is rejected, and the next call starts another, which holds no subjects. The
 * thread keeps the process alive only while something waits for it.
 */
export function openThread(): ComparisonThread {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isEnded = false
  let worker: Worker | null = start()

  function start(): Worker {
    const started = new Worker(new URL('./comparison-thread.ts', import.meta.url), { resourceLimits })
    started.unref()
    started.on('message', (answer: Answer) => {
      const call = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('error' in answer) call?.reject(answer.error)
      else call?.resolve(answer.result)
    })
    started.on('error', fail)
    started.on('exit', (code) => fail(new Error(`The thread that compares names ended with ${code}`)))
    return started

    function fail(error: unknown): void {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
  }

  function call<Method extends keyof Comparison>(method: Method) {
    return (...args: Parameters<Comparison[Method]>): Promise<never> => {
      if (isEnded) return Promise.reject(new Error('The threads that compare names have been ended'))
      worker ??= start()
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const id = ++lastId
      if (waiting.size === 0) worker.ref()
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, method, args } satisfies Request)
      return promise as Promise<never>
    }
  }

  return {
    hold: call('hold'),
    release: call('release'),
    prepareWordings: call('prepareWordings'),
    score: call('score'),
    scoreEqual: call('scoreEqual'),
    explain: call('explain'),
    async end() {
      isEnded = true
      await worker?.terminate()
    },
  }
}
