import { type Kysely, sql } from 'kysely'

/**
 * Transaction risk projects. Their partners are screened names, so that decisions about them are remembered as all others
 * are; their conclusions and the end uses that were answered for them are runs of guided questions.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table risk_projects (
      id bigint generated always as identity constraint risk_projects__id__pk primary key,
      user_id text not null constraint risk_projects__user_id__fkey references users,
      graph_hash text not null constraint risk_projects__graph_hash__fkey references guided_graphs,
      name text not null,
      item text not null,
      eccn text,
      value text,
      countries jsonb not null,
      partners jsonb not null,
      given jsonb not null default '[]',
      revision integer not null default 1,
      run_id bigint,
      severity text,
      index_name text,
      editions_key text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      checked_at timestamptz
    );
    create index risk_projects__user__idx on risk_projects (user_id, id desc);
    create index risk_projects__graph__idx on risk_projects (graph_hash);
    create index risk_projects__editions__idx on risk_projects (editions_key, id);

    alter table guided_runs add column project_id bigint
      constraint guided_runs__project_id__fkey references risk_projects on delete cascade;
    create index guided_runs__project__idx on guided_runs (project_id, flow, id desc) where project_id is not null;
    create unique index guided_runs__project_end_use__idx on guided_runs (project_id, start_key)
      where project_id is not null and flow = 'end-use';
    alter table risk_projects add constraint risk_projects__run_id__fkey
      foreign key (run_id) references guided_runs on delete set null;

    create table risk_conclusions (
      run_id bigint constraint risk_conclusions__run_id__pk primary key
        constraint risk_conclusions__run_id__fkey references guided_runs on delete cascade,
      cause text not null constraint risk_conclusions__cause__check check (cause in ('save', 'person', 'publish')),
      snapshot jsonb not null,
      read_at timestamptz
    );
    create index risk_conclusions__unread__idx on risk_conclusions (run_id) where read_at is null;

    alter table screening_entities add column project_id bigint
      constraint screening_entities__project_id__fkey references risk_projects on delete cascade;
    create index screening_entities__project__idx on screening_entities (project_id) where project_id is not null;
    drop index screening_entities__watched__idx;
    create unique index screening_entities__watched__idx on screening_entities (user_id, type, name_key)
      where batch_id is null and project_id is null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    delete from screening_entities where project_id is not null;
    drop index screening_entities__watched__idx;
    create unique index screening_entities__watched__idx on screening_entities (user_id, type, name_key)
      where batch_id is null;
    alter table screening_entities drop column project_id;
    drop table risk_conclusions;
    alter table risk_projects drop constraint risk_projects__run_id__fkey;
    delete from guided_runs where project_id is not null;
    alter table guided_runs drop column project_id;
    drop table risk_projects;
  `.execute(db)
}
