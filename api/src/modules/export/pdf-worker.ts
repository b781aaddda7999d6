import { move } from 'piscina'
import { drawDocument } from './draw.ts'
import type { PdfTask } from './pdf-worker-pool.ts'

/** Entry point of a thread of the pool. */
export async function renderPdf(task: PdfTask) {
  return move((await drawDocument(task)).buffer as ArrayBuffer)
}
