import { type Kysely, sql } from 'kysely'

/** Forms and origins of files, subjects merged across lists, shares, bulletins and events of the night. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table sources
      add column role text not null default 'list' constraint sources__role__check check (role in ('list', 'register')),
      add column licence text not null default '',
      add column schedule text not null default '';
    alter table snapshots
      add column form text not null default 'xml',
      add column origin text not null default 'publisher'
        constraint snapshots__origin__check check (origin in ('publisher', 'mirror', 'curated'));

    alter table subjects
      add column merged_into text constraint subjects__merged_into__fkey references subjects;
    create index subjects__merged_into__idx on subjects (merged_into) where merged_into is not null;
    alter table subject_records add column own_subject_id text, add column evidence jsonb;
    update subject_records set own_subject_id = subject_id;
    alter table subject_records alter column own_subject_id set not null;
    create index subject_records__own_subject_id__idx on subject_records (own_subject_id);

    create table record_keys (
      source_id text not null constraint record_keys__source_id__fkey references sources,
      publisher_id text not null,
      kind text not null,
      value text not null,
      constraint record_keys__pk primary key (source_id, publisher_id, kind, value)
    );
    create index record_keys__value__idx on record_keys (kind, value);

    alter table relationships
      alter column to_publisher_id drop not null,
      add column to_name text,
      add column percent double precision
        constraint relationships__percent__check check (percent >= 0 and percent <= 100),
      add column statement text,
      add constraint relationships__to__check check (to_publisher_id is not null or to_name is not null);

    create table bulletins (
      id bigint generated always as identity constraint bulletins__id__pk primary key,
      source_id text not null constraint bulletins__source_id__fkey references sources,
      key text not null,
      data_type text not null constraint bulletins__data_type__check check (data_type in ('0', '1')),
      posted_on date not null,
      content jsonb not null,
      created_at timestamptz not null default now(),
      constraint bulletins__source_id_key__key unique (source_id, key)
    );
    create index bulletins__posted_on__idx on bulletins (posted_on desc, id desc);
    create table bulletin_entities (
      bulletin_id bigint not null constraint bulletin_entities__bulletin_id__fkey references bulletins on delete cascade,
      position integer not null,
      publisher_id text not null,
      data_status smallint not null
        constraint bulletin_entities__data_status__check check (data_status between 0 and 4),
      content jsonb not null,
      constraint bulletin_entities__pk primary key (bulletin_id, position)
    );
    create index bulletin_entities__publisher_id__idx on bulletin_entities (publisher_id);

    create table ingest_events (
      id bigint generated always as identity constraint ingest_events__id__pk primary key,
      source_id text constraint ingest_events__source_id__fkey references sources,
      kind text not null,
      message text not null,
      details jsonb not null default '{}',
      happened_at timestamptz not null default now()
    );
    create index ingest_events__happened_at__idx on ingest_events (happened_at desc, id desc);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table ingest_events, bulletin_entities, bulletins, record_keys;
    delete from relationships where to_publisher_id is null;
    alter table relationships
      drop constraint relationships__to__check, drop column statement, drop column percent, drop column to_name,
      alter column to_publisher_id set not null;
    alter table subject_records drop column evidence, drop column own_subject_id;
    alter table subjects drop column merged_into;
    alter table snapshots drop column origin, drop column form;
    alter table sources drop column schedule, drop column licence, drop column role;
  `.execute(db)
}
