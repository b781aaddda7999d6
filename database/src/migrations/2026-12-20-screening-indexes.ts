import { type Kysely, sql } from 'kysely'

/** A decision that is taken back opens its candidates, which are found by it. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create index screening_candidates__decision__idx on screening_candidates (decision_id) where decision_id is not null
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop index screening_candidates__decision__idx`.execute(db)
}
