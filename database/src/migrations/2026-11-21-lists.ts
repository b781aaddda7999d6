import { type Kysely, sql } from 'kysely'

/** Lists, their files, runs, records, subjects, changes and index builds. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table sources (
      id text constraint sources__id__pk primary key,
      source_number integer not null constraint sources__source_number__key unique,
      short_name text not null,
      short_name_cn text not null,
      list_name text not null,
      list_name_cn text not null,
      publisher text not null,
      publisher_cn text not null,
      country_code text not null,
      url text not null,
      stale_after_hours integer not null,
      edition_stale_after_days integer not null,
      published_snapshot_id bigint,
      is_demo boolean not null default false,
      record_count integer not null default 0,
      checked_at timestamptz
    );

    create table snapshots (
      id bigint generated always as identity constraint snapshots__id__pk primary key,
      source_id text not null constraint snapshots__source_id__fkey references sources,
      sha256 text not null,
      received_sha256 text not null,
      published_on date not null,
      url text not null,
      etag text,
      last_modified text,
      bytes bigint not null,
      file_path text,
      fetched_at timestamptz not null default now(),
      constraint snapshots__source_id_sha256__key unique (source_id, sha256)
    );
    alter table sources add constraint sources__published_snapshot_id__fkey
      foreign key (published_snapshot_id) references snapshots;

    create table ingest_runs (
      id bigint generated always as identity constraint ingest_runs__id__pk primary key,
      source_id text not null constraint ingest_runs__source_id__fkey references sources,
      snapshot_id bigint constraint ingest_runs__snapshot_id__fkey references snapshots,
      is_demo boolean not null default false,
      outcome text not null constraint ingest_runs__outcome__check
        check (outcome in ('running', 'published', 'unchanged', 'rejected', 'failed')),
      reason text,
      progress jsonb,
      counts jsonb not null default '{}',
      durations jsonb not null default '{}',
      warnings jsonb not null default '[]',
      started_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index ingest_runs__source_id_id__idx on ingest_runs (source_id, id desc);

    create table source_records (
      id bigint generated always as identity constraint source_records__id__pk primary key,
      source_id text not null constraint source_records__source_id__fkey references sources,
      publisher_id text not null,
      record jsonb not null,
      hash text not null,
      snapshot_id bigint not null constraint source_records__snapshot_id__fkey references snapshots,
      valid_from date not null,
      valid_to date,
      constraint source_records__valid__check check (valid_to is null or valid_to >= valid_from)
    );
    create unique index source_records__current__key on source_records (source_id, publisher_id) where valid_to is null;
    create index source_records__party__idx on source_records (source_id, publisher_id, valid_from desc);

    create table subjects (
      id text constraint subjects__id__pk primary key,
      type text not null constraint subjects__type__check check (type in ('01', '02', '03', '04')),
      sub_types text[] not null,
      name text not null,
      is_listed boolean not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table subject_records (
      source_id text not null constraint subject_records__source_id__fkey references sources,
      publisher_id text not null,
      subject_id text not null constraint subject_records__subject_id__fkey references subjects,
      reason text not null,
      constraint subject_records__pk primary key (source_id, publisher_id)
    );
    create index subject_records__subject_id__idx on subject_records (subject_id);

    create table subject_changes (
      id bigint generated always as identity constraint subject_changes__id__pk primary key,
      subject_id text not null constraint subject_changes__subject_id__fkey references subjects,
      source_id text not null constraint subject_changes__source_id__fkey references sources,
      publisher_id text not null,
      snapshot_id bigint not null constraint subject_changes__snapshot_id__fkey references snapshots,
      changed_on date not null,
      data_status smallint not null constraint subject_changes__data_status__check check (data_status between 0 and 3),
      changes jsonb not null default '[]'
    );
    create index subject_changes__subject_id__idx on subject_changes (subject_id, changed_on desc, id desc);
    create index subject_changes__source_id__idx on subject_changes (source_id, changed_on desc, id desc);

    create table relationships (
      source_id text not null constraint relationships__source_id__fkey references sources,
      from_publisher_id text not null,
      to_publisher_id text not null,
      kind text not null,
      label text not null,
      is_former boolean not null,
      quality text
    );
    create index relationships__from__idx on relationships (source_id, from_publisher_id);
    create index relationships__to__idx on relationships (source_id, to_publisher_id);

    create table index_builds (
      id bigint generated always as identity constraint index_builds__id__pk primary key,
      index_name text not null constraint index_builds__index_name__key unique,
      alias text not null,
      state text not null constraint index_builds__state__check
        check (state in ('building', 'live', 'previous', 'failed', 'deleted')),
      document_count integer,
      reason text,
      started_at timestamptz not null default now(),
      finished_at timestamptz
    );
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table index_builds, relationships, subject_changes, subject_records, subjects,
      source_records, ingest_runs cascade;
    alter table sources drop constraint sources__published_snapshot_id__fkey;
    drop table snapshots, sources;
  `.execute(db)
}
