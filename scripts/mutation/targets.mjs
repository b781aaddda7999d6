/**
 * What is mutated, and where its unit tests lie. A new target is one entry here; globs are of the repository.
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: string }>>}
 */
export const targets = {
  'matching-compare': { mutate: ['matching/src/compare/**/*.ts', 'matching/src/score.ts'], tests: 'matching/src' },
  screening: { mutate: ['screening/src/*.ts'], tests: 'screening/src' },
}

/** A target is measured as good enough from this share of killed mutants on, in percent. */
export const minKilled = 80
