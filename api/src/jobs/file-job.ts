import { z } from 'zod'
import type { Job, JobTools } from './job.ts'
import { storeFile } from './repository.ts'

/** A job that creates one file while its caller waits. */
export interface FileJob<Input> extends Job<{ fileId: string; input: Input }> {
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
  makeFile(input: Input, tools: JobTools): Promise<Uint8Array>
}

/** A job that creates a file. The file is stored under the id its caller chose; a second run overwrites it. */
export function defineFileJob<Input>({ input, makeFile, ...job }: FileJobOptions<Input>): FileJob<Input> {
  return {
    ...job,
    payload: z.object({ fileId: z.uuid(), input }) as z.ZodType<{ fileId: string; input: Input }>,
    maxAttempts: 2,
    async run({ fileId, input }, tools, { isLast }) {
      try {
        await storeFile(tools.db, fileId, await makeFile(input, tools))
      } catch (error) {
        // Store the failure at once, so that the caller does not wait until the timeout.
        if (isLast) await storeFile(tools.db, fileId, null)
        throw error
      }
    },
  }
}
