import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@qingdan/database/connection.ts'
import type { Session } from '../../../auth/session-repository.ts'
import { findSession } from '../../../auth/session-repository.ts'
import type { Language } from '../../../contract/bilingual.ts'
import type { BatchProgress } from '../../../contract/screening/batch.ts'
import { AppError } from '../../../http/app-error.ts'
import { readProgress } from './batch-service.ts'

/** Streams of one user: a tab each. */
const mostStreams = 5
const lookMillis = 1000
/** Proxies close a connection on which nothing passes for half a minute or more. */
const heartbeatMillis = 15_000
/** Then the page connects again, so that no stream outlives its server's neighbours. */
const lifeMillis = 10 * 60_000

/** Streams of progress, a few for each user. */
export interface ProgressStreams {
  /** Throws `batch.unknown` and `stream.tooMany` before anything is sent. */
  open(session: Session, ids: readonly number[], language: Language): Promise<Readable>
  /** Ends all of them. */
  close(): void
}

export function createProgressStreams(db: Db): ProgressStreams {
  const closing = new AbortController()
  const opened = new Map<string, number>()
  const change = (userId: string, by: 1 | -1) => {
    const count = (opened.get(userId) ?? 0) + by
    if (count > 0) opened.set(userId, count)
    else opened.delete(userId)
  }

  return {
    async open(session, ids, language) {
      const { userId } = session
      const look = () => readProgress(db, userId, ids, new Date(), language)
      const first = await look()
      if ((opened.get(userId) ?? 0) >= mostStreams) throw new AppError('stream.tooMany')
      const stream = new PassThrough()
      const gone = new AbortController()
      change(userId, 1)
      stream.once('close', () => {
        change(userId, -1)
        gone.abort()
      })
      const ending = AbortSignal.any([closing.signal, gone.signal])
      void send(stream, { first, look, isValid: () => isSessionOpen(db, session), closing: ending })
      return stream
    },
    close: () => closing.abort(),
  }
}

interface Source {
  first: BatchProgress[]
  look(): Promise<BatchProgress[]>
  isValid(): Promise<boolean>
  closing: AbortSignal
}

/** Writes the events to a stream and ends it; a failure ends it too, and is its error. */
async function send(stream: PassThrough, source: Source): Promise<void> {
  try {
    for await (const event of events(source)) stream.write(event)
    stream.end()
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error('The progress could not be read', { cause: error }))
  }
}

/** What changed, and a comment now and then, until all batches are done, the session ends or the time is over. */
async function* events({ first, look, isValid, closing }: Source): AsyncGenerator<string> {
  const end = performance.now() + lifeMillis
  let progress = first
  let sent = ''
  let spokeAt = performance.now()
  while (!closing.aborted && performance.now() < end) {
    const data = JSON.stringify(progress)
    if (data !== sent) {
      yield `event: progress\ndata: ${data}\n\n`
      sent = data
      spokeAt = performance.now()
    }
    if (!progress.some(isGoingOn)) {
      yield 'event: end\ndata: {}\n\n'
      return
    }
    if (performance.now() - spokeAt > heartbeatMillis) {
      if (!(await isValid())) return
      yield ': still there\n\n'
      spokeAt = performance.now()
    }
    await pause(closing)
    progress = await look()
  }
}

function isGoingOn({ status }: BatchProgress): boolean {
  return status < 2
}

/** Waits until the next look; an end of the process ends it early. */
async function pause(closing: AbortSignal): Promise<void> {
  try {
    await wait(lookMillis, undefined, { signal: closing })
  } catch (error) {
    if (!closing.aborted) throw error
  }
}

async function isSessionOpen(db: Db, { id, userId }: Session): Promise<boolean> {
  return (await findSession(db, id, new Date()))?.userId === userId
}
