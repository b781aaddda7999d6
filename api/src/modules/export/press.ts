import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../http/app-error.ts'
import type { PrintedDocument } from './document.ts'

/** What a thread draws. */
export interface PrintJob {
  document: PrintedDocument
  hash: string
  picture: Uint8Array | null
}

/** At once, and waiting behind them; a document takes about a second. */
const atOnce = 2
const maxWaiting = 8
const maxMillis = 20_000
/** A thread that nobody needs gives its memory back. */
const idleMillis = 60_000
/** Megabytes; beside it stand the two files of the typeface, 17 together. */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 }

export interface Press {
  /** The document as a PDF, drawn in a thread so that nothing else waits. Throws `service.busy` when too many ask. */
  print(job: PrintJob): Promise<Uint8Array>
  close(): Promise<void>
}

/** Threads are kept a while: starting one and reading its typeface takes as long as drawing. */
export function createPress(): Press {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= maxWaiting) throw new AppError('service.busy')
    // Whoever is done hands its place over, so `running` stays.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function done(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  function takeThread(): Worker {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      return thread
    }
    const thread = new Worker(new URL('./draw-thread.ts', import.meta.url), {
      resourceLimits: heap,
    })
    thread.once('exit', () => idle.delete(thread))
    // Whoever waits for the thread hears of its failure too.
    thread.on('error', () => idle.delete(thread))
    return thread
  }

  function keepThread(thread: Worker): void {
    const timer = setTimeout(() => void thread.terminate(), idleMillis)
    timer.unref()
    idle.set(thread, timer)
  }

  return {
    async print(job) {
      await turn()
      try {
        const thread = takeThread()
        const file = await draw(thread, job)
        keepThread(thread)
        return file
      } finally {
        done()
      }
    },
    async close() {
      await Promise.all([...idle.keys()].map((thread) => thread.terminate()))
    },
  }
}

/** A thread that fails, or takes too long, is given up. */
async function draw(thread: Worker, job: PrintJob): Promise<Uint8Array> {
  const timer = setTimeout(() => void thread.terminate(), maxMillis)
  const settled = new AbortController()
  const until = { signal: settled.signal }
  try {
    const answer = once(thread, 'message', until)
    const end = once(thread, 'exit', until)
    thread.postMessage(job)
    const [file] = await Promise.race([answer, end])
    if (!(file instanceof Uint8Array)) throw new AppError('service.busy')
    return file
  } finally {
    clearTimeout(timer)
    settled.abort()
  }
}
