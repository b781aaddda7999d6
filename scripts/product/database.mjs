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
    throw new UserFacingError(messages.migration(error instanceof Error ? error.message : String(error)), error)
  } finally {
    await db.destroy()
  }
}
