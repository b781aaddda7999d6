import { createThreadPool } from '../../jobs/thread-pool.ts'
import type { PrintedDocument } from './document.ts'

/** What a thread draws. */
export interface PdfTask {
  document: PrintedDocument
  hash: string
  picture: Uint8Array | null
}

export interface PdfWorkerPool {
  /** The document as a PDF, drawn in a thread. Throws `service.busy` when more than ten ask at once. */
  render(task: PdfTask): Promise<Uint8Array>
  close(): Promise<void>
}

/** Threads are kept a while: starting one and reading its typeface takes as long as drawing. */
export function createPdfWorkerPool(): PdfWorkerPool {
  const pool = createThreadPool<PdfTask, ArrayBuffer>({
    file: new URL('./pdf-worker.ts', import.meta.url),
    name: 'renderPdf',
    threads: 2,
    maxWaiting: 8,
    maxMillis: 20_000,
    idleMillis: 60_000,
    // Besides, each thread holds the two files of the typeface, 17 MB together.
    megabytes: 64,
  })
  return { render: async (task) => new Uint8Array(await pool.run(task)), close: pool.close }
}
