import { defineConfig } from 'vitest/config'

/** unit: beside the code, no services. component: parts of the page in Chromium (web/vitest.config.ts). integration: real Postgres and Elasticsearch. loaded: on every list of the publishers, loaded once (scripts/commands/real-lists.mjs). e2e: the whole product in Chromium. recovery: `npm start` whose programs are killed. */
export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: [
            // Not `exclude`: that would override the one of the command line, which chooses a folder.
            '{chinese-names,guided-flows,matching,search-mappings,resolution,screening,quality,database,ingest,api,web}/src/**/!(*.browser).test.{ts,tsx}',
            'guided-flows/test/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          // Loading its modules anew takes most files longer than their tests.
          isolate: false,
          // Threads of a busy machine start late.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'recovery',
          include: ['scripts/recovery/*.spec.mjs'],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{screening,database,ingest,api}/test/**/*.int.test.ts'],
          // Each file has a database and an index of its own, and some wait long for locks of what was killed to run out.
          maxWorkers: 4,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'loaded',
          include: ['{screening,ingest,api}/test/**/*.loaded.test.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          // Some read every subject first.
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.spec.ts'],
          setupFiles: ['web/e2e/own-product.ts'],
          // By hand on one product; `npm test` starts one for each of two workers.
          fileParallelism: false,
          isolate: false,
          // A busy machine now and then holds a page for half a minute; what fails twice is wrong.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
