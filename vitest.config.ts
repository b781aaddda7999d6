import { defineConfig } from 'vitest/config'

/** unit: beside the code, no services. component: parts of the page in Chromium (web/vitest.config.ts). integration: real Postgres and Elasticsearch. e2e: the whole product in Chromium. */
export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: [
            '{matching,search-mappings,screening,quality,database,ingest,api,web}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{screening,database,ingest,api}/test/**/*.int.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.spec.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
