import { sql } from 'kysely'
import type { Db } from './connection.ts'
import type { AccountTables } from './tables/account-tables.ts'
import type { DeskTables } from './tables/desk-tables.ts'
import type { GuidedTables } from './tables/guided-tables.ts'
import type { ScreeningRuleTables } from './tables/screening-rule-tables.ts'
import type { ScreeningTables } from './tables/screening-tables.ts'
import type { SearchRecordTables } from './tables/search-record-tables.ts'

/** What the API and its worker do with each table of accounts, of desks, of guided questions, of screening and of searches; of all other tables they only read. */
const rights: Readonly<
  Record<
    keyof (AccountTables & DeskTables & GuidedTables & ScreeningRuleTables & ScreeningTables & SearchRecordTables),
    'write' | 'append' | 'read'
  >
> = {
  files: 'write',
  users: 'write',
  user_identities: 'write',
  sessions: 'write',
  sign_in_failures: 'write',
  phone_codes: 'write',
  orders: 'write',
  order_modules: 'write',
  access_grants: 'write',
  usage_records: 'write',
  favourites: 'write',
  exported_documents: 'write',
  audit_entries: 'append',
  alerts: 'read',
  notice_verdicts: 'write',
  job_files: 'write',
  match_decisions: 'write',
  chinese_names: 'write',
  screening_batches: 'write',
  screening_entities: 'write',
  screening_candidates: 'write',
  screening_decisions: 'write',
  watch_alerts: 'write',
  watch_alert_candidates: 'write',
  monitoring_runs: 'write',
  screening_rules: 'write',
  desks: 'write',
  desk_members: 'write',
  desk_reasons: 'write',
  screening_claims: 'write',
  screening_notes: 'write',
  screening_attachments: 'write',
  guided_graphs: 'write',
  guided_runs: 'write',
  search_records: 'append',
  risk_projects: 'write',
  risk_conclusions: 'write',
}

const verbs = { write: sql`insert, update, delete`, append: sql`insert` }

/**
 * Makes the role of the API if it is missing, sets its password, and gives it exactly the rights that the API and its
 * worker need in this migrated database. Called by the owner of the database, who may create roles. Throws for a role
 * that has more rights by itself.
 */
export async function setUpApiRole(owner: Db, role: string, password: string): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await makeRole(trx, role, password)
    const name = sql.id(role)
    await sql`grant usage on schema public to ${name}`.execute(trx)
    await sql`revoke all on all tables in schema public from ${name}`.execute(trx)
    await sql`grant select on all tables in schema public to ${name}`.execute(trx)
    for (const [table, right] of Object.entries(rights)) {
      if (right !== 'read') await sql`grant ${verbs[right]} on ${sql.table(table)} to ${name}`.execute(trx)
    }
  })
}

async function makeRole(trx: Db, role: string, password: string): Promise<void> {
  const found = await sql<{ isStrong: boolean }>`
    select rolsuper or rolcreaterole or rolname = current_user as "isStrong" from pg_roles where rolname = ${role}
  `.execute(trx)
  if (found.rows[0]?.isStrong) throw new Error(`${role} owns the database or may create roles; the API needs another`)
  if (found.rows.length === 0) await sql`create role ${sql.id(role)}`.execute(trx)
  await sql`alter role ${sql.id(role)} login password ${sql.lit(password)}`.execute(trx)
}
