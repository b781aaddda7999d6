import { type Kysely, sql } from 'kysely'

/**
 * Monitoring: the order in which watched names are copied to the index that changed subjects search, and what is new by
 * e-mail.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create index screening_entities__watched_since__idx on screening_entities (watched_at, id) where is_watched;
    create index screening_entities__watched_mapped__idx on screening_entities (mapped_id)
      where is_watched and mapped_id is not null;

    alter table users
      add column alert_mail_language text
        constraint users__alert_mail_language__check check (alert_mail_language in ('zh', 'en')),
      add column alert_mail_since timestamptz,
      add constraint users__alert_mail__check check ((alert_mail_language is null) = (alert_mail_since is null));
    alter table watch_alerts add column mailed_at timestamptz;
    create index watch_alerts__unmailed__idx on watch_alerts (user_id, raised_at) where mailed_at is null;
    create index watch_alerts__mailed__idx on watch_alerts (user_id, mailed_at) where mailed_at is not null;
    create index watch_alert_candidates__subject__idx on watch_alert_candidates (subject_id);

    alter table monitoring_runs drop column last_change_id;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table monitoring_runs add column last_change_id bigint not null default 0;
    drop index watch_alert_candidates__subject__idx;
    alter table watch_alerts drop column mailed_at;
    alter table users
      drop constraint users__alert_mail__check,
      drop column alert_mail_since,
      drop column alert_mail_language;
    drop index screening_entities__watched_mapped__idx;
    drop index screening_entities__watched_since__idx;
  `.execute(db)
}
