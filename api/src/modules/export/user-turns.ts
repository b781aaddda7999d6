import { AppError } from '../../http/app-error.ts'

/** One running and one waiting. */
const mostOfUser = 2
const retryAfterSeconds = 5

/** Runs the exports of each user one after the other, so that one user cannot fill the queue of all. Counts within one process. */
export interface UserTurns {
  /** Throws `export.busy` while one export of the user runs and another one waits. */
  assertFree(userId: string): void
  /** Starts the work when the previous one of the user has ended. Throws as `assertFree`. */
  run<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
}

export function createUserTurns(): UserTurns {
  const users = new Map<string, { unfinished: number; last: Promise<unknown> }>()

  function assertFree(userId: string): void {
    if ((users.get(userId)?.unfinished ?? 0) < mostOfUser) return
    throw new AppError('export.busy', { retryAfter: retryAfterSeconds })
  }

  return {
    assertFree,
    async run(userId, work) {
      assertFree(userId)
      const turns = users.get(userId) ?? { unfinished: 0, last: Promise.resolve() }
      users.set(userId, turns)
      turns.unfinished++
      const turn = turns.last.then(work, work)
      turns.last = turn
      try {
        return await turn
      } finally {
        turns.unfinished--
        if (turns.unfinished === 0) users.delete(userId)
      }
    },
  }
}
