import { z } from 'zod'
import type { Job, JobTools } from './job.ts'
import { storeFile } from './repository.ts'

/** A job that makes one file, which somebody waits for. */
export interface FileJob<Input> extends Job<{ fileId: string; input: Input }> {
  /** Asked for and not yet made, at once in one process; more are turned away. */
  maxPending: number
  /** Longest that somebody waits. */
  maxMillis: number
}

interface FileJobOptions<Input> {
  name: string
  input: z.ZodType<Input>
  maxPending: number
  maxMillis: number
  makeFile(input: Input, tools: JobTools): Promise<Uint8Array>
}

/** A file job. The file is kept under the id its caller chose; made twice, it replaces itself. */
export function defineFileJob<Input>({ input, makeFile, ...job }: FileJobOptions<Input>): FileJob<Input> {
  return {
    ...job,
    payload: z.object({ fileId: z.uuid(), input }) as z.ZodType<{ fileId: string; input: Input }>,
    maxAttempts: 2,
    async run({ fileId, input }, tools, { isLast }) {
      try {
        await storeFile(tools.db, fileId, await makeFile(input, tools))
      } catch (error) {
        // Whoever waits need not wait until the end.
        if (isLast) await storeFile(tools.db, fileId, null)
        throw error
      }
    },
  }
}
