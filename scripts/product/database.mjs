import { messages, UserFacingError } from '../messages.mjs'

/** Migrates the schema to the latest version. @param {string} url */
export async function migrate(url) {
  // Imported here and not at the top: these are TypeScript, which the user's own Node may not run.
  const { connect } = await import('@qingdan/database/connection.ts')
  const { migrateToLatest } = await import('@qingdan/database/migrate.ts')
  const db = connect(url, 'qingdan-start', 1)
  try {
    return await migrateToLatest(db)
  } catch (error) {
    throw migrationFailure(error)
  } finally {
    await db.destroy()
  }
}

/**
 * Migrates our own database, and makes a role in it that has only the rights of the API.
 * @param {string} ownerUrl @param {string} password
 * @returns {Promise<{ applied: string[], apiUrl: string }>}
 */
export async function setUp(ownerUrl, password) {
  const { setUpDatabase } = await import('@qingdan/api/set-up-database.ts')
  const apiUrl = new URL(ownerUrl)
  apiUrl.username = `${apiUrl.pathname.slice(1)}_api`
  apiUrl.password = password
  try {
    return { applied: await setUpDatabase(ownerUrl, apiUrl.href), apiUrl: apiUrl.href }
  } catch (error) {
    throw migrationFailure(error)
  }
}

/** @param {unknown} error */
function migrationFailure(error) {
  return new UserFacingError(messages.migration(error instanceof Error ? error.message : String(error)), error)
}
