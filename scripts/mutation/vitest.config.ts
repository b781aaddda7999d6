import { defineConfig } from 'vitest/config'

/** Unit tests of the mutated package; Stryker starts them in its copy of the repository. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], testTimeout: 20_000 },
})
