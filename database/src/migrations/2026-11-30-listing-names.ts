import { type Kysely, sql } from 'kysely'

/** Chinese names of the lists within a source, which the API had in a table of its own. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table sources add column listing_names jsonb not null default '{}'`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table sources drop column listing_names`.execute(db)
}
