import { type Kysely, sql } from 'kysely'

/** What records are compared by, decisions on who is who, and snapshots that were taken back. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table subject_records add column profile jsonb, add column profile_version smallint;
    alter table snapshots add column rolled_back_at timestamptz;
    create table resolution_decisions (
      action text not null constraint resolution_decisions__action__check check (action in ('join', 'apart')),
      a_source_id text not null constraint resolution_decisions__a_source_id__fkey references sources,
      a_publisher_id text not null,
      b_source_id text not null constraint resolution_decisions__b_source_id__fkey references sources,
      b_publisher_id text not null,
      reason text not null,
      decided_by text not null,
      decided_on date not null,
      constraint resolution_decisions__pk primary key (a_source_id, a_publisher_id, b_source_id, b_publisher_id)
    );
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table resolution_decisions;
    alter table snapshots drop column rolled_back_at;
    alter table subject_records drop column profile_version, drop column profile;
  `.execute(db)
}
