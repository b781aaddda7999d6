import type { Db } from '@qingdan/database/connection.ts'
import { createHeldValue } from '../../http/held-value.ts'

const regulationId = 'cn-dual-use-notices'

/** A notice whose text is held whole. */
export interface HeldNotice {
  /** No id of a law begins so. */
  id: `notice-${string}`
  number: string | null
  title: string
  authorities: string[]
  issuedOn: string
  url: string
  text: string
}

/** An address by which pages are compared: publishers change between http and https. */
export function pageKey(url: string): string {
  return url.replace(/^https?:\/\//, '')
}

/** Whether an id is of a notice and not of a law. */
export function isNoticeId(id: string): id is HeldNotice['id'] {
  return id.startsWith('notice-')
}

/** Keeps the notices until another edition of them is published. */
export function createNotices(db: Db): () => Promise<readonly HeldNotice[]> {
  const held = createHeldValue(
    () => findKey(db),
    () => findNotices(db),
  )
  return async () => (await held()) ?? []
}

async function findKey(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['edition.id', 'edition.stored_at'])
    .where('regulations.id', '=', regulationId)
    .executeTakeFirst()
  return row === undefined ? null : `${row.id}:${row.stored_at.getTime()}`
}

async function findNotices(db: Db): Promise<HeldNotice[]> {
  const rows = await db
    .selectFrom('regulation_entries')
    .select('content')
    .where('regulation_id', '=', regulationId)
    .where('valid_to', 'is', null)
    .execute()
  return rows.flatMap(({ content }) => {
    if (!('issuedOn' in content) || !('authorities' in content)) return []
    const { id, title, authorities, issuedOn, url, text } = content
    // Texts without a number have the place of their page as id.
    const number = /^\d{4}-\d+$/.test(id) ? id.replace('-', ' 年第 ').concat(' 号') : null
    return [{ id: `notice-${id}` as const, number, title, authorities, issuedOn, url, text }]
  })
}
