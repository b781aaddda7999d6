import { type Kysely, sql } from 'kysely'

/** The documents of a user are counted by day, and those with their whole content are found by age. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index exported_documents__user_id__idx on exported_documents (user_id, created_at)`.execute(db)
  await sql`
    create index exported_documents__created_at__idx on exported_documents (created_at) where content ? 'blocks'
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop index exported_documents__user_id__idx, exported_documents__created_at__idx`.execute(db)
}
