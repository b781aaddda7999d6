import { type Kysely, sql } from 'kysely'

/**
 * Rules of a desk, applied after matching: which candidates are hidden from review. A rule in force is never edited, so
 * its id is its version; a batch keeps the ids that applied when it was started, a candidate the rule that hid it.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table screening_rules (
      id bigint generated always as identity constraint screening_rules__id__pk primary key,
      desk_id bigint not null constraint screening_rules__desk_id__fkey references desks,
      kind text not null constraint screening_rules__kind__check check (kind in ('threshold', 'name')),
      applies_to text not null
        constraint screening_rules__applies_to__check check (applies_to in ('all', 'batches', 'alerts')),
      terms jsonb not null,
      reason text not null,
      created_by text not null constraint screening_rules__created_by__fkey references users,
      changed_at timestamptz not null,
      expires_at timestamptz,
      replaces bigint constraint screening_rules__replaces__fkey references screening_rules on delete set null,
      trial jsonb,
      tried_at timestamptz,
      in_force_by text constraint screening_rules__in_force_by__fkey references users,
      in_force_at timestamptz,
      ended_by text constraint screening_rules__ended_by__fkey references users,
      ended_at timestamptz,
      constraint screening_rules__expiry__check check (kind <> 'name' or expires_at is not null),
      constraint screening_rules__tried__check check (in_force_at is null or tried_at is not null),
      constraint screening_rules__ended__check check (ended_at is null or in_force_at is not null)
    );
    create index screening_rules__desk__idx on screening_rules (desk_id, id desc);
    create index screening_rules__replaces__idx on screening_rules (replaces) where replaces is not null;
    create index screening_rules__expiry__idx on screening_rules (expires_at)
      where in_force_at is not null and ended_at is null;

    alter table screening_batches add column rule_ids integer[];
    alter table screening_entities add column hidden_count integer not null default 0;
    alter table screening_candidates add column rule_id bigint
      constraint screening_candidates__rule_id__fkey references screening_rules;
    create index screening_candidates__rule__idx on screening_candidates (rule_id) where rule_id is not null;
    alter table watch_alerts add column is_hidden boolean not null default false;
    alter table watch_alert_candidates add column rule_id bigint
      constraint watch_alert_candidates__rule_id__fkey references screening_rules;
    create index watch_alert_candidates__rule__idx on watch_alert_candidates (rule_id) where rule_id is not null;
    create index watch_alerts__pending__idx on watch_alerts (entity_id)
      where msg_type = '1' and operate_status = '0' and not is_hidden;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop index watch_alerts__pending__idx;
    alter table watch_alert_candidates drop column rule_id;
    alter table watch_alerts drop column is_hidden;
    alter table screening_candidates drop column rule_id;
    alter table screening_entities drop column hidden_count;
    alter table screening_batches drop column rule_ids;
    drop table screening_rules;
  `.execute(db)
}
