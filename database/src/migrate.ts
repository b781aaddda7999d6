import { readdir } from 'node:fs/promises'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Db } from './connection.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Migrates the schema to the latest version; safe if several processes start at once (kysely locks). Throws the first
 * failure.
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  return namesOf(await migratorOf(db).migrateToLatest())
}

/** Reverts the last migration. */
export async function migrateDown(db: Db): Promise<string[]> {
  return namesOf(await migratorOf(db).migrateDown())
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations } })
}

function namesOf({ error, results }: MigrationResultSet): string[] {
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort()
  const entries = names.map(async (name) => [name.slice(0, -3), await import(new URL(name, folder).href)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
