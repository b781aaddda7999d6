import { type Kysely, sql } from 'kysely'

/** What users searched for, what was found, and in which editions. Like the audit it is only added to. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table search_records (
      id bigint generated always as identity constraint search_records__id__pk primary key,
      user_id text not null constraint search_records__user_id__fkey references users,
      module text not null constraint search_records__module__check
        check (module in ('sanction', 'chinaSanction', 'eccn', 'item', 'law')),
      keyword text not null,
      asked jsonb not null,
      found_count integer not null,
      found jsonb not null,
      editions jsonb not null,
      data_version text,
      searched_at timestamptz not null
    );
    create index search_records__user__idx on search_records (user_id, searched_at desc, id desc);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop table search_records`.execute(db)
}
