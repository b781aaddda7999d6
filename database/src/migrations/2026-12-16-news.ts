import { type Kysely, sql } from 'kysely'

/** Announcements of authorities: who publishes them, and what was announced. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table news_sources (
      id text constraint news_sources__pk primary key,
      type smallint not null constraint news_sources__type__check check (type in (0, 1)),
      country_code text not null,
      unit text not null,
      unit_cn text not null,
      second_unit text,
      second_unit_cn text,
      url text not null,
      checked_at timestamptz,
      outcome text constraint news_sources__outcome__check
        check (outcome in ('published', 'unchanged', 'rejected', 'failed')),
      reason text,
      reason_code text,
      counts jsonb not null default '{}',
      warnings jsonb not null default '[]',
      received_sha256 text,
      finished_at timestamptz
    );
    create table news_items (
      id integer generated always as identity constraint news_items__pk primary key,
      source_id text not null constraint news_items__source__fkey references news_sources (id),
      publisher_id text not null,
      title text,
      title_cn text,
      summary text,
      published_on date not null,
      url text not null constraint news_items__url__check check (url ~ '^https?://'),
      stored_at timestamptz not null default now(),
      constraint news_items__publisher_id__uq unique (source_id, publisher_id),
      constraint news_items__title__check check (title is not null or title_cn is not null)
    );
    create index news_items__published__idx on news_items (published_on desc, id desc);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table news_items;
    drop table news_sources;
  `.execute(db)
}
