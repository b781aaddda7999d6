import { type Kysely, sql } from 'kysely'

/**
 * Publishers name the other party of a relation without its number. `name_key` is equal for two spellings of a name
 * that differ in case, accents, punctuation, an abbreviation in brackets or the legal form; the indexes find the
 * parties of a name, and the relations that name a party.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create function name_spelling(name text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(lower(normalize(name, nfkd)), '[\\u0300-\\u036F]|[(][^()]*[)]', '', 'g'),
          '\\m(\\w)[.](?=\\w\\M)', '\\1', 'g'),
        '[\\u0027\\u0022\\u2018-\\u201F\\u00AB\\u00BB]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g'))
  `.execute(db)
  await sql`
    create function name_key(name text) returns text language sql immutable strict parallel safe
    return coalesce(nullif(trim(regexp_replace(
      regexp_replace(
        name_spelling(name),
        '^((the|(limited|public|open|closed) (liability|joint stock) company|joint stock company|llc|lcc|pjsc|ojsc|cjsc|jsc|pao|oao|zao|ooo|ao) )+', ''),
      '( ((limited|public|open|closed) (liability|joint stock) company|joint stock company|llc|lcc|pjsc|ojsc|cjsc|jsc|pao|oao|zao|ooo|ao|company|co|corporation|corp|incorporated|inc|limited|ltd|plc|gmbh|sarl|srl|sa|ag|bv|nv|fze|fzco|pte|pvt|sdn|bhd))+$', '')), ''), name_spelling(name))
  `.execute(db)
  await sql`
    create function name_keys(record jsonb) returns text[] language sql immutable strict parallel safe
    return array(select distinct name_key(name->>'value') from jsonb_array_elements(record->'names') name)
  `.execute(db)
  await sql`drop index relationships__to_name__idx, source_records__primary_name__idx`.execute(db)
  await sql`
    create index source_records__name_keys__idx on source_records using gin (name_keys(record)) where valid_to is null
  `.execute(db)
  await sql`
    create index relationships__name_key__idx on relationships (name_key(to_name)) where to_publisher_id is null
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`drop index relationships__name_key__idx, source_records__name_keys__idx`.execute(db)
  await sql`
    create index source_records__primary_name__idx on source_records (source_id, (record#>>'{names,0,value}'))
      where valid_to is null
  `.execute(db)
  await sql`
    create index relationships__to_name__idx on relationships (source_id, to_name) where to_name is not null
  `.execute(db)
  await sql`drop function name_keys(jsonb)`.execute(db)
  await sql`drop function name_key(text)`.execute(db)
  await sql`drop function name_spelling(text)`.execute(db)
}
