import { z } from 'zod'
import type { PrintedDocument } from '../modules/export/document.ts'
import { defineFileJob } from './file-job.ts'

const isPrintedDocument = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'qingdan-export-1'

/** Renders a document as a PDF, with the attached picture of the graph; about a second each. */
export const renderPdf = defineFileJob({
  name: 'render-pdf',
  input: z.object({
    document: z.custom<PrintedDocument>(isPrintedDocument),
    hash: z.string(),
    verifyAddress: z.string(),
  }),
  maxPending: 10,
  maxMillis: 30_000,
  makeFile: (job, { pdfWorkers }, picture) => pdfWorkers.render({ ...job, picture }),
})
