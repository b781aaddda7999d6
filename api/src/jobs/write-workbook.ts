import { z } from 'zod'
import { defineFileJob } from './file-job.ts'
import { writeSheet } from './write-sheet.ts'

/** A workbook (xlsx) of one sheet in which every cell is text. */
export const writeWorkbook = defineFileJob({
  name: 'write-workbook',
  input: z.object({
    columns: z.array(z.object({ heading: z.string(), width: z.number() })),
    rows: z.array(z.array(z.string())),
  }),
  maxPending: 10,
  maxMillis: 60_000,
  makeFile: ({ columns, rows }) => writeSheet(columns, rows),
})
