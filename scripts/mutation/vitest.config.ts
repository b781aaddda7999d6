import { defineConfig } from 'vitest/config'

/** Unit tests of the package that is mutated; Stryker starts it in its copy of the repository. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], testTimeout: 20_000 },
})
