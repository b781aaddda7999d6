import { type Kysely, sql } from 'kysely'

/** A match that waits stands beside the one in force, and alerts follow a match once a second person released it. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    drop index screening_decisions__in_force__idx;
    create unique index screening_decisions__in_force__idx
      on screening_decisions (user_id, type, name_key, details_key, subject_id, awaits_release) where undone_at is null;
    alter table watch_alerts
      add column awaited_id bigint constraint watch_alerts__awaited_id__fkey references screening_decisions;
    create index watch_alerts__awaited__idx on watch_alerts (awaited_id) where awaited_id is not null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table watch_alerts drop column awaited_id;
    drop index screening_decisions__in_force__idx;
    create unique index screening_decisions__in_force__idx
      on screening_decisions (user_id, type, name_key, details_key, subject_id) where undone_at is null;
  `.execute(db)
}
