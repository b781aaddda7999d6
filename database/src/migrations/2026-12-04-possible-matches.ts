import { type Kysely, sql } from 'kysely'

/** Pairs of subjects that are possibly one party, each with its strongest pair of records; a person decides. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table possible_matches (
      a_source_id text not null,
      a_publisher_id text not null,
      b_source_id text not null,
      b_publisher_id text not null,
      probability real not null constraint possible_matches__probability__check check (probability between 0 and 1),
      evidence jsonb not null,
      found_at timestamptz not null default now(),
      constraint possible_matches__pk primary key (a_source_id, a_publisher_id, b_source_id, b_publisher_id),
      constraint possible_matches__a__fkey foreign key (a_source_id, a_publisher_id)
        references subject_records (source_id, publisher_id) on delete cascade,
      constraint possible_matches__b__fkey foreign key (b_source_id, b_publisher_id)
        references subject_records (source_id, publisher_id) on delete cascade
    )
  `.execute(db)
  await sql`create index possible_matches__b__idx on possible_matches (b_source_id, b_publisher_id)`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop table possible_matches`.execute(db)
}
