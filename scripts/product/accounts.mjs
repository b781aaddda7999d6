import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * A secret of this workspace: created once, stored with its data, readable only by its owner.
 * @param {string} folder @param {'session-secret' | 'api-database-password'} name `session-secret` signs sessions
 */
export function keptSecret(folder, name) {
  const file = `${folder}/${name}`
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** Creates missing demo users. @param {string} databaseUrl @returns {Promise<string[]>} their names */
export async function seedDemo(databaseUrl) {
  // Imported here and not at the top: these are TypeScript, which the user's own Node may not run.
  const { connect } = await import('@qingdan/database/connection.ts')
  const { seedDemoUsers } = await import('@qingdan/api/mock-providers/demo-users.ts')
  const db = connect(databaseUrl, 'qingdan-start', 2)
  try {
    return await seedDemoUsers(db, new Date())
  } finally {
    await db.destroy()
  }
}
