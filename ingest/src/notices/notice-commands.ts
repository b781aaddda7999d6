import { readFile } from 'node:fs/promises'
import type { IngestContext } from '../ingest-context.ts'
import { type RunOptions, refreshStored } from '../pipeline/run.ts'
import type { Reporter } from '../reporter.ts'
import { noticePages } from './notice-pages.ts'
import { publishConfirmed } from './publish-confirmed.ts'
import { enterNotice, watchNotices } from './watch-notices.ts'

/** Reads every page of notices: what was found, in lines to print, and whether every page could be read. */
export async function lookForNotices({ db }: IngestContext): Promise<{ lines: string[]; isRead: boolean }> {
  const { waiting, unread } = await watchNotices(db, noticePages, { now: new Date(), wait: 3000 })
  const failures = unread.map(({ page, reason }) => `notices: ${page} was not read: ${reason}`)
  return { lines: [`notices: ${waiting.length} new ones wait for a person`, ...failures], isRead: unread.length === 0 }
}

/** Publishes the notices that were confirmed, and refreshes the index if there were any. */
export async function publishNotices(
  context: IngestContext,
  options: RunOptions,
  reporter: Reporter,
): Promise<boolean> {
  if ((await publishConfirmed(context, reporter)) === 0) return true
  const index = await refreshStored(context, options)
  reporter.reportIndex(index)
  return index.outcome === 'published' || index.outcome === 'current'
}

/** Enters the text of a notice that no page names, such as one announced by an embassy. Returns a line to print. */
export async function enterFile(
  { db }: IngestContext,
  file: string,
  { url, title }: { url: string; title: string },
): Promise<string> {
  const text = await readFile(file, 'utf8')
  const id = await enterNotice(db, 'desk', { url, title, announcedOn: null, text })
  return id === null ? 'notice: the list says so already' : `notice: it waits for a person as number ${id}`
}
