import { z } from 'zod'
import { exportSheets } from '../modules/screening/batches/export-sheet.ts'
import { defineFileJob } from './file-job.ts'
import { writeSheets } from './write-sheet.ts'

/** Lines of a workbook: ten for each name of the largest file, and 42 MB. */
export const mostExportRows = 500_000

/** The workbook of a batch. The worker reads the names itself: as input of the job they would be larger than the file. */
export const exportBatch = defineFileJob({
  name: 'export-batch',
  input: z.object({ batchId: z.number(), language: z.enum(['zh', 'en']) }),
  maxPending: 10,
  maxMillis: 300_000,
  makeFile: (input, { db }) =>
    db.transaction().execute(async (trx) => writeSheets(await exportSheets(trx, { ...input, most: mostExportRows }))),
})
