import { type Kysely, sql } from 'kysely'

/** What the night needs: why a run failed as a code, and when a list is asked for next. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table ingest_runs add column reason_code text;
    alter table sources add column next_run_at timestamptz;
    create index ingest_events__source_id__idx on ingest_events (source_id, id desc);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop index ingest_events__source_id__idx;
    alter table sources drop column next_run_at;
    alter table ingest_runs drop column reason_code;
  `.execute(db)
}
