import { Worker } from 'node:worker_threads'

export interface Sheet {
  /** `width`: characters. */
  columns: { heading: string; width: number }[]
  rows: string[][]
}

/** 50,000 rows take 300 MB. */
const maxMegabytes = 1024

let last: Promise<unknown> = Promise.resolve()

/**
 * A workbook (xlsx) of one sheet in which every cell is text. Written beside the event loop, which 50,000 rows would hold for seconds, and one
 * after the other, since each takes so much memory.
 */
export function writeWorkbook(sheet: Sheet): Promise<Buffer> {
  const next = last.then(() => writeNow(sheet))
  last = next.catch(() => undefined)
  return next
}

function writeNow(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
      workerData: sheet,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength)))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The workbook was not written: exit code ${code}`)))
  })
}
