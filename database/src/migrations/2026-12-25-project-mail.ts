import { type Kysely, sql } from 'kysely'

/** The message of the morning also names projects whose conclusion changed; each change is in one message. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table risk_conclusions add column mailed_at timestamptz;
    create index risk_conclusions__mailed__idx on risk_conclusions (mailed_at) where mailed_at is not null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table risk_conclusions drop column mailed_at`.execute(db)
}
