import { z } from 'zod'
import type { PrintedDocument } from '../modules/export/document.ts'
import { defineFileJob } from './file-job.ts'

const isPrintedDocument = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'qingdan-export-1'

/** Renders a document as a PDF; about a second each. */
export const renderPdf = defineFileJob({
  name: 'render-pdf',
  input: z.object({
    document: z.custom<PrintedDocument>(isPrintedDocument),
    hash: z.string(),
    verifyAddress: z.string(),
    /** Picture of the graph, base64. */
    picture: z.string().nullable(),
  }),
  maxPending: 10,
  maxMillis: 30_000,
  makeFile: ({ picture, ...job }, { pdfWorkers }) =>
    pdfWorkers.render({ ...job, picture: picture === null ? null : Buffer.from(picture, 'base64') }),
})
