import { z } from 'zod'
import type { Job, JobTools } from './job.ts'
import { readFile, storeFile } from './repository.ts'

/** `attachmentId` is the stored file that the caller gave with the input. */
interface FilePayload<Input> {
  fileId: string
  attachmentId: string | null
  input: Input
}

/** A job that creates one file while its caller waits. */
export interface FileJob<Input> extends Job<FilePayload<Input>> {
  /** Limit of unfinished files per process; further requests get `service.busy`. */
  maxPending: number
  /** Longest wait of the caller. */
  maxMillis: number
}

interface FileJobOptions<Input> {
  name: string
  input: z.ZodType<Input>
  maxPending: number
  maxMillis: number
  makeFile(input: Input, tools: JobTools, attachment: Buffer | null): Promise<Uint8Array>
}

/** A job that creates a file. The file is stored under the id its caller chose; a second run overwrites it. */
export function defineFileJob<Input>({ input, makeFile, ...job }: FileJobOptions<Input>): FileJob<Input> {
  return {
    ...job,
    payload: z.object({ fileId: z.uuid(), attachmentId: z.uuid().nullable(), input }) as z.ZodType<FilePayload<Input>>,
    maxAttempts: 2,
    async run({ fileId, attachmentId, input }, tools, { isLast }) {
      try {
        const attachment = attachmentId && (await readFile(tools.db, attachmentId))
        await storeFile(tools.db, fileId, await makeFile(input, tools, attachment || null))
      } catch (error) {
        // Store the failure at once, so that the caller does not wait until the timeout.
        if (isLast) await storeFile(tools.db, fileId, null)
        throw error
      }
    },
  }
}
