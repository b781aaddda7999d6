import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw.ts'
import type { PrintJob } from './press.ts'

// A failure ends the thread, which tells whoever waits.
parentPort?.on('message', async (job: PrintJob) => {
  const file = await drawDocument(job)
  parentPort?.postMessage(file, [file.buffer])
})
