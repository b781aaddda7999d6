import { type Kysely, sql } from 'kysely'

/**
 * Chinese names that an installation gives to listed parties, by record: entered by administrators or read from its
 * file. A removed one stays, so that the index learns of it. Each version of the index says with which of our own
 * tables of such names it was built.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table chinese_names (
      id bigint generated always as identity constraint chinese_names__id__pk primary key,
      source_id text not null,
      publisher_id text not null,
      name text not null constraint chinese_names__name__check check (length(name) between 1 and 100),
      kind text not null
        constraint chinese_names__kind__check check (kind in ('official', 'press', 'literal', 'short', 'former')),
      user_id text constraint chinese_names__user_id__fkey references users,
      changed_at timestamptz not null default now(),
      removed_at timestamptz
    );
    create unique index chinese_names__name__idx
      on chinese_names (source_id, publisher_id, name, (user_id is null)) where removed_at is null;
    create index chinese_names__changed_at__idx on chinese_names (changed_at);
    alter table index_builds add column names_version text;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table index_builds drop column names_version;
    drop table chinese_names;
  `.execute(db)
}
