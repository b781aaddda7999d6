import { type Kysely, sql } from 'kysely'

/** Alerts of a user. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table alerts (
      id bigint generated always as identity constraint alerts__id__pk primary key,
      user_id text not null constraint alerts__user_id__fkey references users,
      raised_at timestamptz not null,
      read_at timestamptz
    );
    create index alerts__unread__idx on alerts (user_id) where read_at is null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop table alerts`.execute(db)
}
