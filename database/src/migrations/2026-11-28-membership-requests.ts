import { type Kysely, sql } from 'kysely'

/** Who asks for a membership. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table users add column membership_asked_at timestamptz;
    create index users__membership_asked__idx on users (membership_asked_at) where membership_asked_at is not null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table users drop column membership_asked_at`.execute(db)
}
