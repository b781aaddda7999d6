import { createThreadPool } from '../../jobs/thread-pool.ts'
import type { PrintedDocument } from './document.ts'

/** Input of a thread. */
export interface PdfTask {
  document: PrintedDocument
  hash: string
  /** Where the document can be verified. */
  verifyAddress: string
  picture: Uint8Array | null
}

export interface PdfWorkerPool {
  /** Renders the document as a PDF in a thread. Throws `service.busy` beyond ten concurrent calls. */
  render(task: PdfTask): Promise<Uint8Array>
  close(): Promise<void>
}

/** Threads are reused: starting one and loading its fonts takes as long as drawing. */
export function createPdfWorkerPool(): PdfWorkerPool {
  const pool = createThreadPool<PdfTask, ArrayBuffer>({
    file: new URL('./pdf-worker.ts', import.meta.url),
    name: 'renderPdf',
    threads: 2,
    maxWaiting: 8,
    maxMillis: 20_000,
    idleMillis: 60_000,
    // Beside its two font files, 17 MB together: the PNG reader of pdfkit keeps a picture of 5 MiB as an array of numbers.
    megabytes: 192,
  })
  return { render: async (task) => new Uint8Array(await pool.run(task)), close: pool.close }
}
