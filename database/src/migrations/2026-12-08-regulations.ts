import { type Kysely, sql } from 'kysely'

/**
 * Regulations whose content users look up (controlled items, destinations): their editions by date, what each entry said between two dates, and the
 * runs that loaded them.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table regulations (
      id text constraint regulations__pk primary key,
      title text not null,
      title_cn text not null,
      publisher text not null,
      url text not null,
      licence text not null,
      published_edition_id integer,
      checked_at timestamptz
    );
    create table regulation_editions (
      id integer generated always as identity constraint regulation_editions__pk primary key,
      regulation_id text not null constraint regulation_editions__regulation__fkey references regulations (id),
      published_on date not null,
      confirmed_on date not null,
      sha256 text not null,
      received_sha256 text not null,
      url text not null,
      origin text not null constraint regulation_editions__origin__check
        check (origin in ('publisher', 'mirror', 'curated', 'starter')),
      bytes integer not null,
      file_path text not null,
      frame jsonb not null,
      counts jsonb not null,
      stored_at timestamptz not null default now(),
      constraint regulation_editions__day__uq unique (regulation_id, published_on),
      constraint regulation_editions__confirmed__check check (confirmed_on >= published_on)
    );
    alter table regulations add constraint regulations__published_edition__fkey
      foreign key (published_edition_id) references regulation_editions (id);
    create index regulations__published_edition__idx on regulations (published_edition_id);
    create table regulation_entries (
      id bigint generated always as identity constraint regulation_entries__pk primary key,
      regulation_id text not null constraint regulation_entries__regulation__fkey references regulations (id),
      entry_id text not null,
      position integer not null,
      content jsonb not null,
      hash text not null,
      valid_from date not null,
      valid_to date,
      constraint regulation_entries__dates__check check (valid_to > valid_from)
    );
    create unique index regulation_entries__current__idx
      on regulation_entries (regulation_id, entry_id) where valid_to is null;
    create unique index regulation_entries__version__idx on regulation_entries (regulation_id, entry_id, valid_from);
    create table regulation_runs (
      id integer generated always as identity constraint regulation_runs__pk primary key,
      regulation_id text not null constraint regulation_runs__regulation__fkey references regulations (id),
      outcome text not null constraint regulation_runs__outcome__check
        check (outcome in ('published', 'unchanged', 'rejected', 'failed')),
      reason text,
      reason_code text,
      counts jsonb not null,
      durations jsonb not null,
      warnings jsonb not null,
      started_at timestamptz not null,
      finished_at timestamptz not null default now()
    );
    create index regulation_runs__regulation__idx on regulation_runs (regulation_id, id desc);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table regulation_runs;
    drop table regulation_entries;
    alter table regulations drop constraint regulations__published_edition__fkey;
    drop table regulation_editions;
    drop table regulations;
  `.execute(db)
}
