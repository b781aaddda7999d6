import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@qingdan/database/connection.ts'
import { AppError } from '../http/app-error.ts'
import type { FileJob } from './file-job.ts'
import { addJob, deleteFile, removeJob, storeFile, takeFile } from './repository.ts'

/** A poll costs less than a millisecond; a file takes at least half a second. */
const pollMillis = 40

/** Files that the worker creates while their caller waits. */
export interface JobFiles {
  /**
   * The attachment is what would be large inside the input, which is JSON. Throws `service.busy` when too many calls wait, on timeout, or when the file
   * could not be created.
   */
  make<Input>(job: FileJob<Input>, input: Input, attachment?: Uint8Array | null): Promise<Buffer>
}

export function createJobFiles(db: Db): JobFiles {
  const pending = new Map<string, number>()

  return {
    async make(job, input, attachment = null) {
      const count = pending.get(job.name) ?? 0
      if (count >= job.maxPending) throw new AppError('service.busy')
      pending.set(job.name, count + 1)
      try {
        return await withAttachment(db, attachment, (attachmentId) => makeFile(db, job, { input, attachmentId }))
      } finally {
        pending.set(job.name, (pending.get(job.name) ?? 1) - 1)
      }
    },
  }
}

/** Stores the attachment until the work has ended. */
async function withAttachment<Result>(
  db: Db,
  attachment: Uint8Array | null,
  work: (id: string | null) => Promise<Result>,
): Promise<Result> {
  if (!attachment) return work(null)
  const id = randomUUID()
  await storeFile(db, id, attachment)
  try {
    return await work(id)
  } finally {
    await deleteFile(db, id)
  }
}

async function makeFile<Input>(
  db: Db,
  job: FileJob<Input>,
  given: { input: Input; attachmentId: string | null },
): Promise<Buffer> {
  const fileId = randomUUID()
  const deadline = performance.now() + job.maxMillis
  await addJob(db, { name: job.name, payload: { fileId, ...given }, key: fileId, maxAttempts: job.maxAttempts })
  while (performance.now() < deadline) {
    await wait(pollMillis)
    const file = await takeFile(db, fileId)
    if (file) return file
    if (file === null) throw new AppError('service.busy')
  }
  await removeJob(db, fileId)
  throw new AppError('service.busy')
}
