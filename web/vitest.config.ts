import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { chromiumArguments, findChromium } from './test/find-chromium.ts'

const executablePath = findChromium()

/** Component tests: parts of the page in a real browser, without the API. */
export default defineProject({
  // Otherwise a dependency found during the tests would reload the page.
  optimizeDeps: { entries: ['src/**/*.browser.test.tsx'] },
  test: {
    name: 'component',
    include: ['src/**/*.browser.test.tsx'],
    testTimeout: 60_000,
    // A busy machine now and then holds a page for seconds.
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArguments },
        // Tests see the end of a movement, as in e2e.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      viewport: { width: 1024, height: 768 },
      instances: [{ browser: 'chromium' }],
    },
  },
})
