import { type Kysely, sql } from 'kysely'

/** A party that a user watches from several files is told of once: its other entries are looked up by name. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create index screening_entities__watched_name__idx on screening_entities (user_id, type, name_key) where is_watched
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop index screening_entities__watched_name__idx`.execute(db)
}
