import { type Kysely, sql } from 'kysely'

/** What readers of a source's records need to know about it. Rows get theirs when `ingest` registers its sources. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table sources add column traits jsonb not null
    default '{"repeats": [], "entryNumber": null, "department": null, "office": null, "wholeFormats": []}'
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table sources drop column traits`.execute(db)
}
