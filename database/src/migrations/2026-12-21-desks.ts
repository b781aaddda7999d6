import { type Kysely, sql } from 'kysely'

/**
 * Desks: people who screen together. Everyone works at one desk at a time; who was never asked to another has one of
 * their own. The company of an account is what its holder typed, so it proves nothing.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table desks (
      id bigint generated always as identity constraint desks__id__pk primary key,
      name text,
      created_at timestamptz not null
    );

    create table desk_members (
      desk_id bigint not null constraint desk_members__desk_id__fkey references desks on delete cascade,
      user_id text not null constraint desk_members__user_id__fkey references users,
      role text not null constraint desk_members__role__check check (role in ('lead', 'member')),
      invited_by text constraint desk_members__invited_by__fkey references users,
      invited_at timestamptz,
      joined_at timestamptz,
      constraint desk_members__pk primary key (desk_id, user_id),
      constraint desk_members__invited__check check (joined_at is not null or invited_at is not null)
    );
    create unique index desk_members__joined__idx on desk_members (user_id) where joined_at is not null;
    create index desk_members__user__idx on desk_members (user_id);
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table desk_members;
    drop table desks;
  `.execute(db)
}
