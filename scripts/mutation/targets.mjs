/**
 * What is mutated, and where its unit tests are. A new target is one entry here; globs start at the repository.
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: string }>>}
 */
export const targets = {
  'matching-compare': { mutate: ['matching/src/compare/**/*.ts', 'matching/src/score.ts'], tests: 'matching/src' },
  access: {
    mutate: [
      'api/src/auth/entitlement.ts',
      'api/src/auth/quota-day.ts',
      'api/src/auth/subject-kinds.ts',
      'api/src/contract/access-modules.ts',
      'api/src/modules/accounts/login/menu.ts',
      'api/src/modules/accounts/throttle/waiting-times.ts',
    ],
    tests: 'api/src',
  },
  screening: { mutate: ['screening/src/*.ts'], tests: 'screening/src' },
  // What the scheduler decides. Its other files are queries and loops over the database, tested by scheduler.int.test.ts.
  scheduler: {
    mutate: [
      'ingest/src/scheduler/retries.ts',
      'ingest/src/scheduler/schedule.ts',
      'ingest/src/scheduler/staleness-event.ts',
      'ingest/src/scheduler/waker.ts',
    ],
    tests: 'ingest/src',
  },
}

/** A target passes from this percentage of killed mutants on. */
export const minKilled = 80
