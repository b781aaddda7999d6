import { z } from 'zod'
import { exportSheets } from '../modules/screening/batches/export-sheet.ts'
import { defineFileJob } from './file-job.ts'
import { writeSheets } from './write-sheet.ts'

/** Lines of a workbook; larger batches are exported by their state. */
export const mostExportRows = 100_000

/** The workbook of a batch. The worker reads the names itself: as input of the job they would be larger than the file. */
export const exportBatch = defineFileJob({
  name: 'export-batch',
  input: z.object({ batchId: z.number(), language: z.enum(['zh', 'en']) }),
  maxPending: 10,
  maxMillis: 60_000,
  makeFile: (input, { db }) =>
    db.transaction().execute(async (trx) => writeSheets(await exportSheets(trx, { ...input, most: mostExportRows }))),
})
