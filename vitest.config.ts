import { defineConfig } from 'vitest/config'

/** unit: beside the code, no services. integration: real Postgres and Elasticsearch. e2e: the whole product in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{matching,search-mappings,screening,quality,database,ingest,api,web}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
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
