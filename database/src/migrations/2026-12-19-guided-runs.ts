import { type Kysely, sql } from 'kysely'

/**
 * Guided questions: the runs of users through a flow, and every graph that a run was begun under, so that it ends under
 * the same text. A run stores what was known and answered, never where it stands.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table guided_graphs (
      hash text constraint guided_graphs__hash__pk primary key,
      flow text not null,
      version text not null,
      graph jsonb not null,
      stored_at timestamptz not null
    );

    create table guided_runs (
      id bigint generated always as identity constraint guided_runs__id__pk primary key,
      user_id text not null constraint guided_runs__user_id__fkey references users,
      graph_hash text not null constraint guided_runs__graph_hash__fkey references guided_graphs,
      flow text not null,
      start_key text not null,
      report_name text,
      input jsonb not null default '{}',
      facts jsonb not null default '{}',
      given jsonb not null default '[]',
      is_begun boolean not null default true,
      begun_at timestamptz not null,
      changed_at timestamptz not null,
      closed_at timestamptz,
      reported_at timestamptz,
      constraint guided_runs__reported__check
        check (reported_at is null or (report_name is not null and closed_at is not null))
    );
    create index guided_runs__user__idx on guided_runs (user_id, flow, id desc);
    create index guided_runs__graph__idx on guided_runs (graph_hash);
    create unique index guided_runs__open__idx on guided_runs (user_id, flow)
      where closed_at is null and flow in ('item-control', 'counterparty');
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table guided_runs;
    drop table guided_graphs;
  `.execute(db)
}
