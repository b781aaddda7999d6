import type { InjectOptions } from 'fastify'
import type { GuidedRun } from '../../src/contract/guided/run.ts'
import type { SignedIn } from '../support/test-environment.ts'

/** Calls of the guided questions in the name of a signed-in user. */
export interface GuidedClient {
  get<Data>(path: string, query?: Record<string, string>): Promise<{ status: number; data: Data; message: string }>
  post<Data>(path: string, body: object): Promise<{ status: number; data: Data; message: string }>
}

export function guidedClient({ inject }: SignedIn): GuidedClient {
  async function call<Data>(options: InjectOptions) {
    const response = await inject(options)
    const { data, message } = response.json<{ data: Data; message: string }>()
    return { status: response.statusCode, data, message }
  }
  return {
    get: (path, query = {}) => call({ method: 'GET', url: `/open-api/api/${path}`, query }),
    post: (path, body) => call({ method: 'POST', url: `/open-api/api/${path}`, payload: body }),
  }
}

/** Ids of the questions that a person answered. */
export function askedIn(run: GuidedRun): string[] {
  return run.steps.filter(({ by }) => by === 'person').map(({ id }) => id)
}

/** Codes of what was found, the end last. */
export function findingsOf(run: GuidedRun): (string | null)[] {
  return run.steps.filter(({ kind }) => kind === 'conclusion').map(({ code }) => code)
}
