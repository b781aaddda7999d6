import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@qingdan/database/connection.ts'
import { AppError } from '../http/app-error.ts'
import type { FileJob } from './file-job.ts'
import { addJob, removeJob, takeFile } from './repository.ts'

/** A poll costs less than a millisecond; a file takes at least half a second. */
const pollMillis = 40

/** Files that the worker creates while their caller waits. */
export interface JobFiles {
  /** Throws `service.busy` when too many calls wait, on timeout, or when the file could not be created. */
  make<Input>(job: FileJob<Input>, input: Input): Promise<Buffer>
}

export function createJobFiles(db: Db): JobFiles {
  const pending = new Map<string, number>()

  return {
    async make(job, input) {
      const count = pending.get(job.name) ?? 0
      if (count >= job.maxPending) throw new AppError('service.busy')
      pending.set(job.name, count + 1)
      try {
        return await makeFile(db, job, input)
      } finally {
        pending.set(job.name, (pending.get(job.name) ?? 1) - 1)
      }
    },
  }
}

async function makeFile<Input>(db: Db, job: FileJob<Input>, input: Input): Promise<Buffer> {
  const fileId = randomUUID()
  const deadline = performance.now() + job.maxMillis
  await addJob(db, { name: job.name, payload: { fileId, input }, key: fileId, maxAttempts: job.maxAttempts })
  while (performance.now() < deadline) {
    await wait(pollMillis)
    const file = await takeFile(db, fileId)
    if (file) return file
    if (file === null) throw new AppError('service.busy')
  }
  await removeJob(db, fileId)
  throw new AppError('service.busy')
}
