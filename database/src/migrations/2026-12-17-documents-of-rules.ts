import { type Kysely, sql } from 'kysely'

/** Documents are also made about item codes and laws, which are no subjects. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table exported_documents alter column subject_id drop not null`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`delete from exported_documents where subject_id is null`.execute(db)
  await sql`alter table exported_documents alter column subject_id set not null`.execute(db)
}
