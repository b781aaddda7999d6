import { type Kysely, sql } from 'kysely'

/**
 * Notices that were found on the publishers' pages, written by `ingest`, and what a person decided about each, written by the API. An alert can be about a
 * notice.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table notice_drafts (
      id integer generated always as identity constraint notice_drafts__pk primary key,
      page text not null,
      url text not null constraint notice_drafts__url__uq unique,
      title text not null,
      announced_on date,
      state text not null constraint notice_drafts__state__check
        check (state in ('unfetched', 'listed', 'waiting', 'settled')),
      text text,
      text_sha256 text,
      reading jsonb,
      doubts jsonb not null default '[]',
      failure text,
      failed_version integer,
      published_source_id text constraint notice_drafts__published_source__fkey references sources (id),
      published_snapshot_id bigint constraint notice_drafts__snapshot__fkey references snapshots (id) on delete set null,
      found_at timestamptz not null default now(),
      fetched_at timestamptz,
      settled_at timestamptz,
      constraint notice_drafts__text__check check ((state in ('waiting', 'settled')) <= (text is not null))
    )
  `.execute(db)
  await sql`create index notice_drafts__state__idx on notice_drafts (state, found_at desc)`.execute(db)
  await sql`create index notice_drafts__published__idx on notice_drafts (published_snapshot_id)`.execute(db)
  await sql`create index notice_drafts__source__idx on notice_drafts (published_source_id)`.execute(db)
  await sql`
    create table notice_verdicts (
      notice_id integer constraint notice_verdicts__pk primary key
        constraint notice_verdicts__notice__fkey references notice_drafts (id) on delete cascade,
      version integer not null,
      text_sha256 text not null,
      reading jsonb,
      verdict text constraint notice_verdicts__verdict__check check (verdict in ('confirmed', 'refused')),
      reason text,
      decided_by text constraint notice_verdicts__user__fkey references users (id) on delete set null,
      decided_at timestamptz not null,
      constraint notice_verdicts__reason__check check (verdict is distinct from 'refused' or reason is not null)
    )
  `.execute(db)
  await sql`create index notice_verdicts__user__idx on notice_verdicts (decided_by)`.execute(db)
  await sql`
    create table notice_pages (
      page text constraint notice_pages__pk primary key,
      url text not null,
      read_at timestamptz,
      failure text,
      next_look_at timestamptz
    )
  `.execute(db)
  await sql`
    alter table alerts add column notice_id integer
      constraint alerts__notice__fkey references notice_drafts (id) on delete cascade
  `.execute(db)
  await sql`create index alerts__notice__idx on alerts (notice_id)`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table alerts drop column notice_id`.execute(db)
  await sql`drop table notice_pages`.execute(db)
  await sql`drop table notice_verdicts`.execute(db)
  await sql`drop table notice_drafts`.execute(db)
}
