import { createThreadPool } from '../../jobs/thread-pool.ts'

export interface Sheet {
  /** `width`: characters. */
  columns: { heading: string; width: number }[]
  rows: string[][]
}

export interface WorkbookPool {
  /** A workbook (xlsx) of one sheet in which every cell is text. */
  write(sheet: Sheet): Promise<Uint8Array>
  close(): Promise<void>
}

/** One thread, since 50,000 rows take 300 MB. */
export function createWorkbookPool(): WorkbookPool {
  const pool = createThreadPool<Sheet, Uint8Array>({
    file: new URL('./workbook-worker.ts', import.meta.url),
    name: 'writeSheet',
    threads: 1,
    maxWaiting: 10,
    maxMillis: 60_000,
    idleMillis: 10_000,
    megabytes: 1024,
  })
  return { write: pool.run, close: pool.close }
}
