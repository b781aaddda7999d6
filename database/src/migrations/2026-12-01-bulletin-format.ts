import { type Kysely, sql } from 'kysely'

/** Which rules made the stored bulletins of a source: those of older rules are written again by the next ingest. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table sources add column bulletin_format integer not null default 1`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table sources drop column bulletin_format`.execute(db)
}
