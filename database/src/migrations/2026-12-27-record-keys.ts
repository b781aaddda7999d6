import { type Kysely, sql } from 'kysely'

/**
 * Keys of records are derived from records, which have the list: checking it for each of a million keys, and an index of whole
 * keys, took a tenth of a first load. What the expression of an index yields need not be computed for statistics.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table record_keys drop constraint record_keys__source_id__fkey, drop constraint record_keys__pk;
    create index record_keys__record__idx on record_keys (source_id, publisher_id);
    alter index source_records__name_keys__idx alter column 1 set statistics 0;
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter index source_records__name_keys__idx alter column 1 set statistics -1;
    drop index record_keys__record__idx;
    alter table record_keys
      add constraint record_keys__pk primary key (source_id, publisher_id, kind, value),
      add constraint record_keys__source_id__fkey foreign key (source_id) references sources;
  `.execute(db)
}
