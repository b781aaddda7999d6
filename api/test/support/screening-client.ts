import { expect, vi } from 'vitest'
import type { Batch, BatchProgress, UploadedNames } from '../../src/contract/screening/batch.ts'
import type { Candidate, ScreenedEntityPage } from '../../src/contract/screening/entity.ts'
import type { SignedIn } from './test-environment.ts'
import { namesFile } from './workbooks.ts'

const root = '/open-api/api/user/screening'

/** A file of a form. */
export interface FormFile {
  fileName: string
  bytes: Buffer
}

/** A form of files as browsers send it. */
export function formOf(type: string | null, files: readonly FormFile[]) {
  const boundary = 'x-boundary'
  const part = (head: string, body: Buffer) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')])
  const parts = files.map(({ fileName, bytes }) =>
    part(`Content-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: x/y`, bytes),
  )
  if (type !== null) parts.unshift(part('Content-Disposition: form-data; name="type"', Buffer.from(type)))
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** The calls of batch screening as one user makes them. */
export function screeningClient({ inject }: SignedIn) {
  const answerOf = async (response: Awaited<ReturnType<typeof inject>>) => ({
    status: response.statusCode,
    ...(response.json() as { code: number; message: string; data: never }),
  })
  const post = async (path: string, payload: object) =>
    answerOf(await inject({ method: 'POST', url: `${root}/${path}`, payload }))
  const get = async (path: string, query: Record<string, string>) =>
    answerOf(await inject({ url: `${root}/${path}`, query }))
  const good = async <Data>(answer: Promise<{ status: number; message: string; data: unknown }>): Promise<Data> => {
    const { status, message, data } = await answer
    expect({ status, message }).toMatchObject({ status: expect.toSatisfy((one: number) => one === 200 || one === 202) })
    return data as Data
  }
  const progress = (ids: string) => good<BatchProgress[]>(get('progress', { ids }))

  const client = {
    post,
    get,
    async upload(type: string | null, ...files: FormFile[]) {
      const { payload, headers } = formOf(type, files)
      return answerOf(await inject({ method: 'POST', url: `${root}/upload`, payload, headers }))
    },
    /** Makes a batch of names, with their cells below the headings. Returns its id. */
    async batch(type: string, rows: string[][], headings: string[] = ['originalEntityName']): Promise<string> {
      const file = { fileName: 'names.xlsx', bytes: namesFile([headings, ...rows]) }
      const [stored] = await good<UploadedNames>(client.upload(type, file))
      const [batch] = await good<{ id: string }[]>(post('import', { fileIds: stored?.id }))
      return batch?.id ?? ''
    },
    start: (ids: string) => good<null>(post('start', { ids })),
    progress,
    /** Waits until batches are done. */
    async done(ids: string): Promise<BatchProgress[]> {
      await vi.waitFor(
        async () => expect((await progress(ids)).map(({ status }) => status)).toEqual(ids.split(',').map(() => 2)),
        { timeout: 120_000, interval: 50 },
      )
      return progress(ids)
    },
    batches: async (query: object = {}) => (await good<{ records: Batch[] }>(post('page', query))).records,
    entities: (query: object) => good<ScreenedEntityPage>(post('entity/page', query)),
    candidates: (id: string) => good<Candidate[]>(get('entity/result', { screningEntityId: id })),
  }
  return client
}
