import { z } from 'zod'
import { reduceDocuments } from '../modules/export/repository.ts'
import { deleteUpload, findOldUploads } from '../modules/screening/batches/batch-repository.ts'
import type { Job } from './job.ts'
import { deleteExpired, deleteFailedJobs } from './repository.ts'

const dayMillis = 24 * 60 * 60 * 1000

/** Deletes expired sessions, codes, failed sign-ins, grants, files, uploads that nobody imported, and the content of old exports every hour. */
export const cleanUp: Job<Record<string, unknown>> = {
  name: 'clean-up',
  payload: z.record(z.string(), z.unknown()),
  maxAttempts: 3,
  cron: '17 * * * *',
  async run(_payload, { db, exportContentDays }) {
    const now = new Date()
    await deleteExpired(db, now)
    await deleteFailedJobs(db, now)
    const uploads = await findOldUploads(db, new Date(now.getTime() - dayMillis))
    for (const id of uploads) await deleteUpload(db, id)
    if (exportContentDays > 0) await reduceDocuments(db, new Date(now.getTime() - exportContentDays * dayMillis))
  },
}
