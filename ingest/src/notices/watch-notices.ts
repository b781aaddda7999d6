import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@qingdan/database/connection.ts'
import { effectsOf } from '@qingdan/database/notice-effects.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import { recordEvent } from '../events.ts'
import { listIds } from '../formats/cn-notices/cn-lists.ts'
import { pageOf } from '../formats/cn-notices/decision.ts'
import { fetchPage } from './fetch-page.ts'
import {
  alertAdministrators,
  currentRecords,
  findDrafts,
  hashOf,
  isWaitingElsewhere,
  type KnownDraft,
  saveDraft,
  saveUnfetched,
} from './notice-drafts.ts'
import type { NoticeIndex } from './notice-pages.ts'
import { readPageText } from './page-text.ts'
import { LostShape, type NoticeLink, readIndex, unitAddress, unitMarkup } from './read-index.ts'
import { type NoticePage, readNotice } from './reader/read-notice.ts'

/** New notices of one page that are fetched at one look; the rest follow at the next. */
const mostFetched = 40

export interface WatchOptions {
  now: Date
  /** Wait between two requests to a publisher, and before another attempt, milliseconds. */
  wait: number
}

/** What was found at one look. */
export interface Look {
  /** Ids of the notices that wait for a person now and did not before. */
  waiting: number[]
  /** Pages that could not be read, with the reason. */
  unread: { page: string; reason: string }[]
}

/** Reads every page of notices, fetches and reads what is new, and tells administrators what waits. Never throws for a publisher's failure. */
export async function watchNotices(db: Db, pages: readonly NoticeIndex[], options: WatchOptions): Promise<Look> {
  const look: Look = { waiting: [], unread: [] }
  const lists = await readLists(db)
  for (const page of pages) {
    const url = addressOf(page, options.now)
    const reason = await lookAt(db, page, url, lists, options, look).then(() => null, reasonOf)
    await recordLook(db, page.id, url, reason)
    if (reason !== null) look.unread.push({ page: page.id, reason })
  }
  if (look.waiting.length > 0) {
    const details = { count: look.waiting.length, noticeIds: look.waiting }
    await recordEvent(db, {
      kind: 'notice.waiting',
      message: `${look.waiting.length} new notices wait for a person`,
      details,
    })
  }
  return look
}

/** Puts a notice among those that wait, as if a page had named it. Its id; null if the list says so already. */
export async function enterNotice(db: Db, page: string, notice: NoticePage): Promise<number | null> {
  const look: Look = { waiting: [], unread: [] }
  await take(db, page, notice, await readLists(db), look)
  return look.waiting[0] ?? null
}

type Lists = ReadonlyMap<string, readonly SourceRecord[]>

async function readLists(db: Db): Promise<Lists> {
  const lists = new Map<string, SourceRecord[]>()
  for (const id of listIds) lists.set(id, await currentRecords(db, id))
  return lists
}

async function lookAt(
  db: Db,
  page: NoticeIndex,
  url: string,
  lists: Lists,
  options: WatchOptions,
  look: Look,
): Promise<void> {
  const links = await linksOf(page, url, options)
  const [drafts, published] = [await findDrafts(db), publishedPages(lists)]
  const wanted = links.filter((link) => isWanted(page, drafts.get(link.url), published.has(pageOf(link.url))))
  for (const link of wanted.slice(0, mostFetched)) {
    await pause(options.wait)
    try {
      const { title, publishedOn, text } = readPageText(await fetchPage(link.url, options.wait))
      if (drafts.get(link.url)?.text_sha256 === hashOf(text)) continue
      const notice = { url: link.url, title: title || link.title, announcedOn: publishedOn ?? link.announcedOn, text }
      await take(db, page.id, notice, lists, look)
    } catch (error) {
      await saveUnfetched(db, page.id, link, reasonOf(error))
    }
  }
}

/** The links of a page; a column that has none of its own loads them from a second address. */
async function linksOf(page: NoticeIndex, url: string, { wait }: WatchOptions): Promise<NoticeLink[]> {
  const body = await fetchPage(url, wait)
  try {
    return readIndex(body, url, page)
  } catch (error) {
    const address = error instanceof LostShape ? unitAddress(body, url) : null
    if (address === null) throw error
    return readIndex(unitMarkup(await fetchPage(address, wait)), url, page)
  }
}

function isWanted({ isRevised }: NoticeIndex, draft: KnownDraft | undefined, isPublished: boolean): boolean {
  if (draft === undefined) return isRevised || !isPublished
  return draft.state === 'unfetched' || isRevised
}

/** The pages from which the lists' records were taken. */
function publishedPages(lists: Lists): Set<string> {
  const records = [...lists.values()].flat()
  const urls = records.flatMap(({ listings }) =>
    listings.flatMap(({ url, notice, suspensions = [] }) => [
      url,
      notice?.url,
      ...suspensions.map((stretch) => stretch.url),
    ]),
  )
  return new Set(urls.flatMap((url) => (url ? pageOf(url) : [])))
}

/** Reads a fetched notice and stores it: for a person, unless the list says so already or the same notice waits. */
async function take(db: Db, page: string, notice: NoticePage, lists: Lists, look: Look): Promise<void> {
  const read = readNotice(notice)
  const effects = effectsOf(read.reading, lists.get(read.reading.sourceId ?? '') ?? [])
  const isListed = effects.length > 0 && effects.every(({ kind }) => kind === 'present')
  const isRepeated = effects.length > 0 && (await isWaitingElsewhere(db, notice.url, read.reading))
  const id = await saveDraft(db, page, notice, read, isListed || isRepeated ? 'listed' : 'waiting')
  if (isListed || isRepeated) return
  look.waiting.push(id)
  await alertAdministrators(db, id)
}

function addressOf({ url }: NoticeIndex, now: Date): string {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric' }).format(now)
  return url.replaceAll('{year}', year)
}

/** Stores how a look ended; an event says when a page becomes unreadable, once. */
async function recordLook(db: Db, page: string, url: string, failure: string | null): Promise<void> {
  const before = await db.selectFrom('notice_pages').select('failure').where('page', '=', page).executeTakeFirst()
  const row = { url, failure, ...(failure === null ? { read_at: sql<Date>`now()` } : {}) }
  await db
    .insertInto('notice_pages')
    .values({ page, ...row })
    .onConflict((conflict) => conflict.column('page').doUpdateSet(row))
    .execute()
  if (failure === null || (before !== undefined && before.failure !== null)) return
  await recordEvent(db, { kind: 'notice.page-unread', message: `${page}: ${failure}`, details: { page } })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
