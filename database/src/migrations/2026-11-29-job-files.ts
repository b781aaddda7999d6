import { type Kysely, sql } from 'kysely'

/** Files that jobs made, until whoever asked takes them. Unlogged: a file that is lost in a crash is made again. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create unlogged table job_files (
      id uuid constraint job_files__pk primary key,
      file bytea,
      made_at timestamptz not null default now()
    )
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop table job_files`.execute(db)
}
