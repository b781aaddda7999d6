import { type Kysely, sql } from 'kysely'

/** Of a name only the best candidates are kept; how many there were is said. It is not known of names screened before. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table screening_entities add column found_count integer`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table screening_entities drop column found_count`.execute(db)
}
