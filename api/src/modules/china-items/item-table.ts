import type {
  ChinaControlEntry,
  ChinaNotice,
  ChinaNoticesFrame,
  ChinaParagraph,
  NoticeItem,
} from '@qingdan/database/china-items.ts'
import type { ChinaItemNode, ChinaItemState, ChinaNoticeNode } from '../../contract/items/china-items.ts'
import type { NearItem } from '../../contract/us-items.ts'
import { nearCodes } from '../us-items/item-codes.ts'
import { noticeStateOn } from './notice-state.ts'

/** An item of the list, of notices, or of both. */
export interface ChinaItem {
  code: string
  /** Null for an item that only notices name. */
  entry: ChinaControlEntry | null
  /** The notices that state it, newest first, each with its items below the code. */
  stated: { notice: ChinaNotice; items: NoticeItem[] }[]
}

/** The items by code, and the notices. */
export interface ItemTable {
  items: ReadonlyMap<string, ChinaItem>
  notices: readonly ChinaNotice[]
  noticesAsOf: string | null
}

/** Joins the list and the notices, in the order of the codes. */
export function toItemTable(
  entries: readonly ChinaControlEntry[],
  notices: readonly ChinaNotice[],
  frame: ChinaNoticesFrame | null,
): ItemTable {
  const items = new Map<string, ChinaItem>(
    entries.map((entry) => [entry.code, { code: entry.code, entry, stated: [] }]),
  )
  const newest = [...notices].sort((a, b) => (a.issuedOn < b.issuedOn ? 1 : -1))
  for (const notice of newest) {
    for (const item of notice.items) {
      const code = item.code.slice(0, 5)
      const held = items.get(code) ?? { code, entry: null, stated: [] }
      const last = held.stated.at(-1)
      if (last?.notice === notice) last.items.push(item)
      else held.stated.push({ notice, items: [item] })
      items.set(code, held)
    }
  }
  const ordered = [...items].sort(([a], [b]) => (a < b ? -1 : 1))
  return { items: new Map(ordered), notices: newest, noticesAsOf: frame?.collectedOn ?? null }
}

/** What the list, or the newest notice that states the item as a whole, calls it; null if the list's text is lost and no notice does. */
export function nameOf({ code, entry, stated }: ChinaItem): string | null {
  if (entry?.name) return entry.name
  const whole = stated.flatMap(({ items }) => items).find((item) => item.code === code)
  if (whole !== undefined) return whole.text.replace(/[：；。]$/, '')
  if (entry !== null) return null
  const parts = stated[0]?.items.map(({ text }) => text.replace(/[：；。]$/, '')) ?? []
  return parts.length === 0 ? null : parts.join('；')
}

/** Whether the item applies on a day. */
export function itemStateOn({ entry, stated }: ChinaItem, { notices }: ItemTable, day: string): ChinaItemState {
  const [newest] = stated
  if (entry !== null || newest === undefined) return 'listed'
  return noticeStateOn(newest.notice, notices, day)
}

export function toNear(item: ChinaItem): NearItem {
  return { id: item.code, eccn: item.code, name: nameOf(item) ?? item.code }
}

/** Items with codes like a text that names none. */
export function nearItems({ items }: ItemTable, text: string): NearItem[] {
  return nearCodes(text, [...items.keys()]).flatMap((code) => {
    const item = items.get(code)
    return item === undefined ? [] : [toNear(item)]
  })
}

/** Paragraphs with their codes, which are known as far down as no number is lost. */
export function toNodes(code: string | null, paragraphs: readonly ChinaParagraph[]): ChinaItemNode[] {
  return paragraphs.map(({ mark, text, notes, items }) => {
    const own = code === null || mark === null ? null : `${code}.${mark}`
    return { eccn: own, mark, name: text, noteList: notes, childItemList: toNodes(own, items) }
  })
}

export function toNoticeNodes(items: readonly NoticeItem[]): ChinaNoticeNode[] {
  return items.map(({ code, text, customsCodes, items: below }) => ({
    eccn: code,
    name: text,
    customsCodes,
    childItemList: toNoticeNodes(below),
  }))
}

/** Items of notices, from top to bottom. */
export function flatItems(items: readonly NoticeItem[]): NoticeItem[] {
  return items.flatMap((item) => [item, ...flatItems(item.items)])
}
