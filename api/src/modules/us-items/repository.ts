import type { Db } from '@qingdan/database/connection.ts'
import type { StoredContent, StoredFrame } from '@qingdan/database/control-list.ts'

/** The published edition of a regulation, without its entries. */
export interface PublishedEdition {
  /** Changes whenever what is published changes. */
  key: string
  title: string
  titleCn: string
  publisher: string
  url: string
  /** ISO. */
  publishedOn: string
  confirmedOn: string
  frame: StoredFrame
}

/** A value that changes whenever what is published of a regulation changes; null before its first edition. */
export async function findEditionKey(db: Db, regulationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['edition.id', 'edition.stored_at', 'edition.confirmed_on'])
    .where('regulations.id', '=', regulationId)
    .executeTakeFirst()
  return row === undefined ? null : `${row.id}:${row.stored_at.getTime()}:${row.confirmed_on}`
}

export async function findEdition(db: Db, regulationId: string, key: string): Promise<PublishedEdition> {
  const row = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['title', 'title_cn', 'publisher', 'regulations.url', 'published_on', 'confirmed_on', 'frame'])
    .where('regulations.id', '=', regulationId)
    .executeTakeFirstOrThrow()
  const { title_cn: titleCn, published_on: publishedOn, confirmed_on: confirmedOn, ...rest } = row
  return { key, titleCn, publishedOn, confirmedOn, ...rest }
}

/** The current entries of a regulation, in the order printed. */
export async function findEntries(db: Db, regulationId: string): Promise<StoredContent[]> {
  const rows = await db
    .selectFrom('regulation_entries')
    .select('content')
    .where('regulation_id', '=', regulationId)
    .where('valid_to', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ content }) => content)
}

/** What an entry said between two dates. */
export interface EntryVersion {
  content: StoredContent
  validFrom: string
  validTo: string | null
}

/** The versions of an entry, the oldest first. */
export async function findVersions(db: Db, regulationId: string, entryId: string): Promise<EntryVersion[]> {
  const rows = await db
    .selectFrom('regulation_entries')
    .select(['content', 'valid_from', 'valid_to'])
    .where('regulation_id', '=', regulationId)
    .where('entry_id', '=', entryId)
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => ({ content: row.content, validFrom: row.valid_from, validTo: row.valid_to }))
}
