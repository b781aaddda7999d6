import type { Db } from '@qingdan/database/connection.ts'
import type { NoticeIndex } from './notice-pages.ts'
import { type Look, watchNotices } from './watch-notices.ts'

/** How the pages of notices are watched. */
export interface NoticeWatch {
  pages: readonly NoticeIndex[]
  /** When they are read next by the schedule. */
  nextLook(): Date
  /** Wait between two requests to a publisher, milliseconds. */
  wait: number
}

/** A page that could not be read is read again after an hour. */
const lookAgainAfter = 60 * 60_000

/** Reads the pages whose time has come; one that was never read is due at once. Null if none is due. */
export async function lookWhenDue(db: Db, { pages, nextLook, wait }: NoticeWatch, now: Date): Promise<Look | null> {
  const rows = await db.selectFrom('notice_pages').select(['page', 'next_look_at']).execute()
  const next = new Map(rows.map((row) => [row.page, row.next_look_at]))
  const due = pages.filter(({ id }) => (next.get(id) ?? now) <= now)
  if (due.length === 0) return null
  const look = await watchNotices(db, due, { now, wait })
  const scheduled = nextLook()
  const again = new Date(Math.min(scheduled.getTime(), now.getTime() + lookAgainAfter))
  for (const { id } of due) {
    const isUnread = look.unread.some(({ page }) => page === id)
    await db
      .updateTable('notice_pages')
      .set({ next_look_at: isUnread ? again : scheduled })
      .where('page', '=', id)
      .execute()
  }
  return look
}
