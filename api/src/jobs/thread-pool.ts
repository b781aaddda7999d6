import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'

export interface ThreadPool<Task, Result> {
  /** Throws `service.busy` when too many wait, or when the task took too long. */
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

interface ThreadPoolOptions {
  /** The module of the threads. */
  file: URL
  /** The function in it. */
  name: string
  threads: number
  /** Tasks that wait for a thread. */
  maxWaiting: number
  /** Of one task, its wait for a thread included; the thread is ended then. */
  maxMillis: number
  /** A thread that nobody needs for so long gives its memory back. */
  idleMillis: number
  /** Heap of one thread. */
  megabytes: number
}

/** Threads for work that would hold up the event loop. They start when they are needed. */
export function createThreadPool<Task, Result>(options: ThreadPoolOptions): ThreadPool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: options.file.href,
    name: options.name,
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: options.idleMillis,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: options.megabytes, maxYoungGenerationSizeMb: 2 },
    recordTiming: false,
  })
  let unfinished = 0

  return {
    async run(task) {
      // Piscina's own limit (maxQueue) overlooks tasks that have a signal.
      if (unfinished >= options.threads + options.maxWaiting) throw new AppError('service.busy')
      unfinished++
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(options.maxMillis) })
      } catch (error) {
        const isTooSlow = error instanceof Error && error.name === 'AbortError'
        throw isTooSlow ? new AppError('service.busy', { cause: error }) : error
      } finally {
        unfinished--
      }
    },
    close: () => pool.destroy(),
  }
}
