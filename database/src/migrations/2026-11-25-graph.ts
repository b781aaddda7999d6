import { type Kysely, sql } from 'kysely'

/** What a relationship to a name alone is looked up by, from either end. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create index source_records__primary_name__idx on source_records (source_id, (record#>>'{names,0,value}'))
      where valid_to is null;
    create index relationships__to_name__idx on relationships (source_id, to_name) where to_name is not null;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop index relationships__to_name__idx, source_records__primary_name__idx`.execute(db)
}
