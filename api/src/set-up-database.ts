import { setUpApiRole } from '@qingdan/database/api-role.ts'
import { connect } from '@qingdan/database/connection.ts'
import { migrateToLatest } from '@qingdan/database/migrate.ts'
import { readSetUpConfig } from './config.ts'
import { setUpQueue } from './jobs/set-up-queue.ts'

/**
 * Brings a database up to date as its owner and prepares the role in `apiUrl`, under which the API and its worker run.
 * Returns the migrations that were applied.
 */
export async function setUpDatabase(ownerUrl: string, apiUrl: string): Promise<string[]> {
  const owner = connect(ownerUrl, 'qingdan-set-up', 1)
  try {
    const applied = await migrateToLatest(owner)
    const { username, password } = new URL(apiUrl)
    await setUpApiRole(owner, decodeURIComponent(username), decodeURIComponent(password))
    await setUpQueue(owner, apiUrl)
    return applied
  } finally {
    await owner.destroy()
  }
}

if (import.meta.main) {
  const { ownerUrl, apiUrl } = readSetUpConfig()
  const applied = await setUpDatabase(ownerUrl, apiUrl)
  process.stdout.write(`The database is up to date (applied: ${applied.join(', ') || 'nothing'}).\n`)
}
