import { type Kysely, sql } from 'kysely'

/**
 * What each article of each law says, as a hash with the day since when, so that whoever relied on an earlier text is
 * told. A run of guided questions keeps the parties that were named, and which of them a person confirmed.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table article_texts (
      regulation_id text not null constraint article_texts__regulation__fkey references regulations,
      law_id text not null,
      article text not null,
      sha256 text,
      since date not null,
      constraint article_texts__pk primary key (law_id, article)
    );
    create index article_texts__regulation__idx on article_texts (regulation_id);
    alter table guided_runs add column parties jsonb not null default '[]';
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table guided_runs drop column parties;
    drop table article_texts;
  `.execute(db)
}
