import { defineConfig } from 'vitest/config'

/** Unit tests of the mutated package; Stryker starts them in its copy of the repository. */
export default defineConfig({
  // Every mutant is a new worker anyway: within it the files share what they import, which takes half the time.
  test: { include: ['**/*.test.ts'], testTimeout: 20_000, isolate: false },
})
