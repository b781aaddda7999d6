import { type Kysely, sql } from 'kysely'

/** Names of older batches follow a newer decision once a second person released it. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table screening_candidates
      add column awaited_id bigint constraint screening_candidates__awaited_id__fkey references screening_decisions,
      add constraint screening_candidates__awaited__check check (awaited_id is null or decision_id is null);
    create index screening_candidates__awaited__idx on screening_candidates (awaited_id) where awaited_id is not null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table screening_candidates drop column awaited_id`.execute(db)
}
