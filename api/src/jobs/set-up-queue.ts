import type { Db } from '@qingdan/database/connection.ts'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'

const schema = 'graphile_worker'

/**
 * Makes or migrates the tables of the queue as the role that uses them, because row security hides them from all
 * others. Tables of another role are dropped, with the jobs that wait: they are exports that the user starts again.
 */
export async function setUpQueue(owner: Db, apiUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(apiUrl).username)
  const { rows } = await sql<{ database: string; ofOther: boolean }>`
    select current_database() as database, exists (
      select 1 from pg_namespace where nspname = ${schema} and pg_get_userbyid(nspowner) <> ${role}
    ) as "ofOther"
  `.execute(owner)
  const [{ database, ofOther } = { database: '', ofOther: false }] = rows
  if (ofOther) await sql`drop schema ${sql.id(schema)} cascade`.execute(owner)
  await sql`grant create on database ${sql.id(database)} to ${sql.id(role)}`.execute(owner)
  try {
    await runMigrations({ connectionString: apiUrl })
  } finally {
    await sql`revoke create on database ${sql.id(database)} from ${sql.id(role)}`.execute(owner)
  }
}
