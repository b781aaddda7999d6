import { type Kysely, sql } from 'kysely'

/** A list can be served from the edition that comes with the product. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table snapshots
      drop constraint snapshots__origin__check,
      add constraint snapshots__origin__check check (origin in ('publisher', 'mirror', 'curated', 'starter'))
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table snapshots
      drop constraint snapshots__origin__check,
      add constraint snapshots__origin__check check (origin in ('publisher', 'mirror', 'curated'))
  `.execute(db)
}
