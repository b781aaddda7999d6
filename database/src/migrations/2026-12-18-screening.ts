import { type Kysely, sql } from 'kysely'

/**
 * Screening of files and monitoring: the names given, what was found for each, what was decided, and what changed
 * since. A batch is stored when its file is received and gets its number when it is imported.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table screening_batches (
      id bigint generated always as identity constraint screening_batches__id__pk primary key,
      user_id text not null constraint screening_batches__user_id__fkey references users,
      batch_no text constraint screening_batches__batch_no__uq unique,
      file_name text not null,
      type text not null constraint screening_batches__type__check check (type in ('01', '02', '03', '04')),
      row_count integer not null,
      entity_count integer not null,
      row_errors jsonb not null default '[]',
      uploaded_at timestamptz not null,
      imported_at timestamptz,
      started_at timestamptz,
      finished_at timestamptz,
      stopped_at timestamptz,
      failure text,
      constraint screening_batches__imported__check check ((batch_no is null) = (imported_at is null))
    );
    create index screening_batches__user__idx on screening_batches (user_id, id desc);

    create table screening_entities (
      id bigint generated always as identity constraint screening_entities__id__pk primary key,
      user_id text not null constraint screening_entities__user_id__fkey references users,
      batch_id bigint constraint screening_entities__batch_id__fkey references screening_batches on delete cascade,
      name text not null,
      name_key text not null,
      type text not null constraint screening_entities__type__check check (type in ('01', '02', '03', '04')),
      details jsonb not null default '{}',
      details_key text not null,
      row_numbers integer[] not null default '{}',
      created_at timestamptz not null,
      screened_at timestamptz,
      method_version text,
      index_name text,
      candidate_count integer not null default 0,
      open_count integer not null default 0,
      top_score real,
      mapped_id text,
      mapped_name text,
      mapped_flag text,
      is_watched boolean not null default false,
      watched_at timestamptz,
      operate_status text not null default '0'
        constraint screening_entities__operate_status__check check (operate_status in ('0', '1', '2')),
      operated_at timestamptz,
      constraint screening_entities__mapped__check check ((mapped_id is null) = (mapped_name is null))
    );
    create index screening_entities__batch__idx on screening_entities (batch_id, id);
    create index screening_entities__unscreened__idx on screening_entities (batch_id, id) where screened_at is null;
    create index screening_entities__user__idx on screening_entities (user_id, id desc);
    create unique index screening_entities__watched__idx on screening_entities (user_id, type, name_key)
      where batch_id is null;
    create index screening_entities__watched_now__idx on screening_entities (user_id, watched_at desc) where is_watched;

    create table screening_decisions (
      id bigint generated always as identity constraint screening_decisions__id__pk primary key,
      user_id text not null constraint screening_decisions__user_id__fkey references users,
      entity_id bigint,
      name text not null,
      name_key text not null,
      type text not null,
      details jsonb not null default '{}',
      details_key text not null,
      subject_id text not null,
      subject_name text not null,
      score real not null,
      verdict text not null constraint screening_decisions__verdict__check check (verdict in ('match', 'none')),
      reason text,
      note text,
      record_facts jsonb not null,
      decided_by text not null constraint screening_decisions__decided_by__fkey references users,
      decided_at timestamptz not null,
      expires_at timestamptz,
      undone_by text constraint screening_decisions__undone_by__fkey references users,
      undone_at timestamptz,
      constraint screening_decisions__undone__check check ((undone_by is null) = (undone_at is null))
    );
    create unique index screening_decisions__in_force__idx
      on screening_decisions (user_id, type, name_key, details_key, subject_id) where undone_at is null;
    create index screening_decisions__entity__idx on screening_decisions (entity_id);

    create table screening_candidates (
      entity_id bigint not null constraint screening_candidates__entity_id__fkey references screening_entities
        on delete cascade,
      subject_id text not null,
      rank smallint not null,
      score real not null,
      facts jsonb not null,
      record_facts jsonb not null,
      decision_id bigint constraint screening_candidates__decision_id__fkey references screening_decisions,
      reopened jsonb,
      constraint screening_candidates__pk primary key (entity_id, subject_id)
    );

    create table watch_alerts (
      id bigint generated always as identity constraint watch_alerts__id__pk primary key,
      user_id text not null constraint watch_alerts__user_id__fkey references users,
      entity_id bigint not null constraint watch_alerts__entity_id__fkey references screening_entities on delete cascade,
      msg_type text not null constraint watch_alerts__msg_type__check check (msg_type in ('0', '1')),
      fact_key text not null,
      facts jsonb not null,
      raised_at timestamptz not null,
      read_at timestamptz,
      operate_status text not null default '0'
        constraint watch_alerts__operate_status__check check (operate_status in ('0', '1', '2')),
      operated_at timestamptz,
      mailed_at timestamptz,
      constraint watch_alerts__fact__uq unique (entity_id, msg_type, fact_key)
    );
    create index watch_alerts__user__idx on watch_alerts (user_id, id desc);
    create index watch_alerts__unread__idx on watch_alerts (user_id) where read_at is null;
    create table watch_alert_candidates (
      id bigint generated always as identity constraint watch_alert_candidates__id__pk primary key,
      alert_id bigint not null constraint watch_alert_candidates__alert_id__fkey references watch_alerts on delete cascade,
      subject_id text not null,
      rank smallint not null,
      score real not null,
      facts jsonb not null,
      record_facts jsonb not null,
      is_selected boolean not null default false,
      constraint watch_alert_candidates__subject__uq unique (alert_id, subject_id)
    );

    create table monitoring_runs (
      id bigint generated always as identity constraint monitoring_runs__id__pk primary key,
      index_name text not null constraint monitoring_runs__index_name__uq unique,
      changed_count integer not null,
      alert_count integer not null,
      finished_at timestamptz not null
    );

    create index screening_candidates__decision__idx on screening_candidates (decision_id)
      where decision_id is not null;
    create index screening_entities__watched_since__idx on screening_entities (watched_at, id) where is_watched;
    create index screening_entities__watched_mapped__idx on screening_entities (mapped_id)
      where is_watched and mapped_id is not null;
    create index watch_alerts__unmailed__idx on watch_alerts (user_id, raised_at) where mailed_at is null;
    create index watch_alerts__mailed__idx on watch_alerts (user_id, mailed_at) where mailed_at is not null;
    create index watch_alert_candidates__subject__idx on watch_alert_candidates (subject_id);

    alter table users
      add column alert_mail_language text
        constraint users__alert_mail_language__check check (alert_mail_language in ('zh', 'en')),
      add column alert_mail_since timestamptz,
      add constraint users__alert_mail__check check ((alert_mail_language is null) = (alert_mail_since is null));

    alter table usage_records add column amount integer not null default 1
      constraint usage_records__amount__check check (amount > 0);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table usage_records drop column amount;
    alter table users
      drop constraint users__alert_mail__check,
      drop column alert_mail_since,
      drop column alert_mail_language;
    drop table monitoring_runs;
    drop table watch_alert_candidates;
    drop table watch_alerts;
    drop table screening_candidates;
    drop table screening_decisions;
    drop table screening_entities;
    drop table screening_batches;
  `.execute(db)
}
