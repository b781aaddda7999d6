import { type Kysely, sql } from 'kysely'

/**
 * What persons decided about possible matches. A row outlives its pair, and one that was undone stays. The decisions in
 * force say where they come from: the reviewed file, or a person.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table match_decisions (
      id bigint generated always as identity constraint match_decisions__id__pk primary key,
      a_source_id text not null,
      a_publisher_id text not null,
      b_source_id text not null,
      b_publisher_id text not null,
      verdict text not null constraint match_decisions__verdict__check check (verdict in ('same', 'other')),
      note text,
      probability real not null,
      evidence jsonb not null,
      user_id text not null constraint match_decisions__user_id__fkey references users,
      decided_at timestamptz not null,
      undone_by text constraint match_decisions__undone_by__fkey references users,
      undone_at timestamptz,
      constraint match_decisions__undone__check check ((undone_by is null) = (undone_at is null))
    );
    create unique index match_decisions__pair__idx
      on match_decisions (a_source_id, a_publisher_id, b_source_id, b_publisher_id) where undone_at is null;
    alter table resolution_decisions add column origin text not null default 'file'
      constraint resolution_decisions__origin__check check (origin in ('file', 'person'));
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    delete from resolution_decisions where origin = 'person';
    alter table resolution_decisions drop column origin;
    drop table match_decisions;
  `.execute(db)
}
