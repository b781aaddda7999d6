import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'

export interface ThreadPool<Task, Result> {
  /** Throws `service.busy` when too many tasks wait, or when the task took too long. */
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

interface ThreadPoolOptions {
  /** The module that the threads load. */
  file: URL
  /** The function in it. */
  name: string
  threads: number
  /** Largest number of waiting tasks. */
  maxWaiting: number
  /** Time limit of one task, including its wait for a thread; then the thread is ended. */
  maxMillis: number
  /** An idle thread ends after this time, to free its memory. */
  idleMillis: number
  /** Heap of one thread. */
  megabytes: number
}

/** A thread pool for work that would block the event loop. Threads start on demand. */
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
      // Piscina's own limit (maxQueue) ignores tasks that have a signal.
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
