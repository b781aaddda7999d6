import { type Kysely, sql } from 'kysely'

/** Of an alert only the best subjects are kept; how many there were is said. It is not known of earlier alerts. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table watch_alerts add column found_count integer`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table watch_alerts drop column found_count`.execute(db)
}
