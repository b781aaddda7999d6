import { type Kysely, sql } from 'kysely'

/**
 * The reviewer's day: who works on which name, release of a match by a second person, notes and attachments of a name,
 * and the reasons and settings of a desk.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table desks
      add column four_eyes boolean not null default false,
      add column due_hours integer not null default 72
        constraint desks__due_hours__check check (due_hours between 1 and 720);

    create table desk_reasons (
      id bigint generated always as identity constraint desk_reasons__id__pk primary key,
      desk_id bigint not null constraint desk_reasons__desk_id__fkey references desks on delete cascade,
      code text,
      words_zh text,
      words_en text,
      changed_by text not null constraint desk_reasons__changed_by__fkey references users,
      changed_at timestamptz not null,
      is_retired boolean not null default false,
      constraint desk_reasons__code__uq unique (desk_id, code),
      constraint desk_reasons__words__check check (num_nonnulls(words_zh, words_en) = case when code is null then 2 else 0 end)
    );

    create table screening_claims (
      entity_id bigint constraint screening_claims__entity_id__pk primary key
        constraint screening_claims__entity_id__fkey references screening_entities on delete cascade,
      user_id text not null constraint screening_claims__user_id__fkey references users,
      claimed_at timestamptz not null,
      expires_at timestamptz not null
    );

    create table screening_notes (
      id bigint generated always as identity constraint screening_notes__id__pk primary key,
      entity_id bigint not null constraint screening_notes__entity_id__fkey references screening_entities
        on delete cascade,
      user_id text not null constraint screening_notes__user_id__fkey references users,
      body text not null,
      created_at timestamptz not null
    );
    create index screening_notes__entity__idx on screening_notes (entity_id, id);

    create table screening_attachments (
      id bigint generated always as identity constraint screening_attachments__id__pk primary key,
      entity_id bigint not null constraint screening_attachments__entity_id__fkey references screening_entities
        on delete cascade,
      user_id text not null constraint screening_attachments__user_id__fkey references users,
      file_name text not null,
      content_type text not null,
      byte_count integer not null,
      bytes bytea not null,
      created_at timestamptz not null
    );
    create index screening_attachments__entity__idx on screening_attachments (entity_id, id);

    alter table screening_decisions
      add column reason_words jsonb,
      add column awaits_release boolean not null default false,
      add column released_by text constraint screening_decisions__released_by__fkey references users,
      add column released_at timestamptz,
      add column undone_why text,
      add constraint screening_decisions__released__check
        check ((released_by is null) = (released_at is null) and (released_by is null or released_by <> decided_by));
    alter table screening_entities
      add column awaits_release boolean not null default false,
      add column operated_by text constraint screening_entities__operated_by__fkey references users;
    alter table watch_alerts
      add column awaits_release boolean not null default false,
      add column operated_by text constraint watch_alerts__operated_by__fkey references users;

    update screening_entities e set operated_by = d.decided_by
    from screening_decisions d
    where d.entity_id = e.id and d.undone_at is null and d.decided_at = e.operated_at and e.operate_status <> '0';
    update watch_alerts set operated_by = user_id where operated_at is not null and operate_status <> '0'
      and msg_type = '1';

    create index screening_entities__to_judge__idx on screening_entities (user_id, top_score desc)
      where (operate_status = '0' and open_count > 0) or awaits_release;
    create index watch_alerts__to_judge__idx on watch_alerts (user_id, raised_at) where operate_status = '0';
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop index watch_alerts__to_judge__idx;
    drop index screening_entities__to_judge__idx;
    alter table watch_alerts drop column operated_by, drop column awaits_release;
    alter table screening_entities drop column operated_by, drop column awaits_release;
    alter table screening_decisions
      drop constraint screening_decisions__released__check,
      drop column undone_why,
      drop column released_at,
      drop column released_by,
      drop column awaits_release,
      drop column reason_words;
    drop table screening_attachments;
    drop table screening_notes;
    drop table screening_claims;
    drop table desk_reasons;
    alter table desks drop column due_hours, drop column four_eyes;
  `.execute(db)
}
