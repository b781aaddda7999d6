import { randomBytes } from 'node:crypto'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { throwawayDirs } from '../workspace-dirs.mjs'

/** The folders of `npm test` and its services. */
export const testDirs = throwawayDirs('test')

/**
 * What the product needs for a test, with a new database and a new index prefix, on the services of
 * TEST_ELASTICSEARCH_URL and TEST_DATABASE_URL.
 * @param {string} name
 * @returns {Promise<NodeJS.ProcessEnv & { DATABASE_URL: string }>}
 */
export async function testEnvironment(name) {
  const { TEST_ELASTICSEARCH_URL: engine, TEST_DATABASE_URL: server } = environment
  if (!engine || !server) throw new UserFacingError(messages.noTestServices())
  return {
    ELASTICSEARCH_URL: engine,
    DATABASE_URL: await makeDatabase(server, `qingdan_${name.replaceAll('-', '_')}`, { isFresh: true }),
    INDEX_PREFIX: `qingdan-${name}-${Date.now()}`,
    DATA_DIR: `${testDirs.local}/data/${name}`,
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_USER_PER_MINUTE: '0',
    // A busy machine is not a failure of the product.
    EVENT_LOOP_DELAY_LIMIT_MS: '0',
    APP_MODE: 'test',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PHONE_CODE_FIXED: '246810',
    LOG_LEVEL: 'warn',
  }
}
