import type {
  ChinaControlEntry,
  ChinaCustomsCode,
  ChinaCustomsFrame,
  ChinaListFrame,
  ChinaNotice,
  ChinaNoticesFrame,
} from '@qingdan/database/china-items.ts'
import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type {
  ChinaItemDetail,
  ChinaItemDetailQuery,
  ChinaItemNotice,
  ChinaItemSearchAnswer,
} from '../../contract/items/china-items.ts'
import type { ItemCategory, ItemCategoryQuery, ItemSearchQuery, NearItem } from '../../contract/us-items.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import { categoryOf, toHistory } from '../us-items/detail.ts'
import { createHeldEdition, type Held } from '../us-items/held-edition.ts'
import { readCode } from '../us-items/item-codes.ts'
import { type EntryVersion, findVersions } from '../us-items/repository.ts'
import {
  type ChinaItem,
  flatItems,
  type ItemTable,
  itemStateOn,
  nameOf,
  nearItems,
  toItemTable,
  toNear,
  toNodes,
  toNoticeNodes,
} from './item-table.ts'
import { noticeStateOn, suspensionsOf } from './notice-state.ts'
import { controlReasons, industryNames, typeNames } from './phrases.ts'
import { itemsNamed, searchItems } from './search-items.ts'

/** Chinese dual-use items. */
export interface ChinaItemService {
  categories(query: ItemCategoryQuery): Promise<ItemCategory[]>
  search(query: ItemSearchQuery): Promise<ChinaItemSearchAnswer>
  /** Items whose code begins with the text, or whose name has its words, and whether the text is such a code or a whole name. */
  named(text: string): Promise<{ items: NearItem[]; isExact: boolean }>
  /** The item that a text names, also by one of its paragraphs; null for no item. */
  find(text: string): Promise<NearItem | null>
  /** Items with codes like a text that names none. */
  near(text: string): Promise<NearItem[]>
  /** Throws `item.unknown`, also for a version before the first text. */
  detail(query: ChinaItemDetailQuery): Promise<Omit<ChinaItemDetail, 'hasCollection'>>
}

const listId = 'cn-dual-use-list'

export function createChinaItemService(db: Db, now: () => Date): ChinaItemService {
  const heldList = createHeldEdition<ChinaControlEntry, ChinaControlEntry[]>(db, listId, (entries) => entries)
  const heldNotices = createHeldEdition<ChinaNotice, ChinaNotice[]>(db, 'cn-dual-use-notices', (notices) => notices)
  const heldCustoms = createHeldEdition<ChinaCustomsCode, string[]>(db, 'cn-dual-use-customs', (rows) =>
    rows.map(({ code }) => code),
  )
  let joined: { list: Held<ChinaControlEntry[]>; notices: Held<ChinaNotice[]> | null; table: ItemTable } | null = null

  async function tableNow() {
    const [list, notices] = await Promise.all([heldList(), heldNotices()])
    if (list === null) return null
    if (joined?.list !== list || joined.notices !== notices) {
      const frame = (notices?.edition.frame ?? null) as ChinaNoticesFrame | null
      joined = { list, notices, table: toItemTable(list.made, notices?.made ?? [], frame) }
    }
    return joined
  }

  async function itemNamed(text: string) {
    const held = await tableNow()
    const item = held?.table.items.get(readCode(text)?.code ?? '')
    return held === null || item === undefined ? null : { held, item }
  }

  /** The text of the list on a day; null if the list has no such text. */
  function entryOn(versions: readonly EntryVersion[], day: string): ChinaControlEntry | null {
    const found = versions.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day < validTo))
    return found === undefined ? null : (found.content as ChinaControlEntry)
  }

  return {
    async categories({ type, parentId }) {
      if (type === '0')
        return Object.keys(industryNames)
          .sort()
          .map((id) => categoryOf(industryNames, id, null))
      const isAll = parentId === undefined || parentId === '' || parentId === '00'
      const codes = [...((await tableNow())?.table.items.keys() ?? [])]
      return Object.keys(typeNames)
        .filter((id) => isAll || codes.some((code) => code.startsWith(`${parentId}${id}`)))
        .map((id) => categoryOf(typeNames, id, isAll ? null : parentId))
    },

    async search(query) {
      const [held, customs] = await Promise.all([tableNow(), heldCustoms()])
      if (held === null)
        return { items: [], count: 0, searched: [], near: [], customs: null, unread: 0, asOf: null, noticesAsOf: null }
      const catalogue = customs && { codes: customs.made, frame: customs.edition.frame as ChinaCustomsFrame }
      const asOf = held.list.edition.publishedOn
      const found = searchItems(held.table, catalogue, query, { day: chinaDay(now()), version: asOf })
      return { ...found, asOf, noticesAsOf: held.table.noticesAsOf }
    },

    async named(text) {
      const held = await tableNow()
      return held === null ? { items: [], isExact: false } : itemsNamed(held.table, text)
    },

    async find(text) {
      const found = await itemNamed(text)
      return found && toNear(found.item)
    },

    async near(text) {
      const held = await tableNow()
      return held === null ? [] : nearItems(held.table, text)
    },

    async detail({ eccn, version, day = chinaDay(now()) }) {
      const found = await itemNamed(eccn)
      if (found === null) throw new AppError('item.unknown')
      const { held, item } = found
      const [versions, customs] = await Promise.all([findVersions(db, listId, item.code), heldCustoms()])
      const history = toHistory(versions)
      const current = held.list.edition.publishedOn
      if (version === undefined || version === '' || version === current || item.entry === null) {
        return { ...toDetail(item, held, customs?.made ?? [], { day, version: current }), history }
      }
      if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) throw invalidInput([{ field: 'version', code: 'input.invalid' }])
      const entry = entryOn(versions, version)
      if (entry === null) throw new AppError('item.unknown')
      return { ...toDetail({ ...item, entry }, held, customs?.made ?? [], { day, version }), history }
    },
  }
}

function toDetail(
  item: ChinaItem,
  { list, notices, table }: { list: Held<ChinaControlEntry[]>; notices: Held<ChinaNotice[]> | null; table: ItemTable },
  customs: readonly string[],
  { day, version }: { day: string; version: string },
): Omit<ChinaItemDetail, 'hasCollection' | 'history'> {
  const { code, entry, stated } = item
  const frame = list.edition.frame as ChinaListFrame
  const { title, titleCn, publisher, url, publishedOn, confirmedOn } =
    (entry === null ? notices : list)?.edition ?? list.edition
  const losses = entry?.losses ?? []
  const general = table.notices.filter(({ destination, kind }) => destination !== null && kind !== 'guidance')
  return {
    eccn: code,
    version,
    name: nameOf(item),
    category: categoryOf(industryNames, code.charAt(0), null),
    group: categoryOf(typeNames, code.charAt(1), code.charAt(0)),
    reason: categoryOf(controlReasons, code.charAt(2), null),
    day,
    state: itemStateOn(item, table, day),
    losses,
    isIncomplete: losses.length > 0,
    source: { title, titleCn, publisher, url, asOf: publishedOn, confirmedOn },
    documentUrl: frame.documentUrl,
    documentDay: frame.documentDay,
    noteList: entry?.notes ?? [],
    childItemList: toNodes(code, entry?.items ?? []),
    noticeList: stated.map((one) => toNotice(one.notice, table, day, toNoticeNodes(one.items))),
    generalList: general.map((notice) => ({
      ...toNotice(notice, table, day, []),
      destination: notice.destination ?? '',
    })),
    guidanceList: table.notices
      .filter(({ kind, codesNamed }) => kind === 'guidance' && codesNamed.some((named) => named.startsWith(code)))
      .map(toReference),
    customsList: stated
      .flatMap(({ items }) => flatItems(items))
      .flatMap(({ code: eccn, customsCodes }) =>
        customsCodes.map((one) => ({ code: one, eccn, isInCatalogue: customs.some((of) => of.startsWith(one)) })),
      ),
    wxList: stated.map(({ notice, items }) => ({
      name: notice.title,
      childItemList: flatItems(items).map(({ code: eccn, text }) => ({ name: `${eccn} ${text}` })),
    })),
    references: referencesOf(item, table),
    noticesAsOf: table.noticesAsOf,
  }
}

function toReference({ id, title, url, issuedOn }: ChinaNotice) {
  return { id, title, url, issuedOn }
}

function toNotice(
  notice: ChinaNotice,
  { notices }: ItemTable,
  day: string,
  items: ChinaItemNotice['items'],
): ChinaItemNotice {
  const suspensions = suspensionsOf(notice.id, notices)
  // A notice that suspends tells of itself: what it suspends may not be among ours.
  const own = notice.suspensions.map((one) => ({ ...one, by: notice }))
  return {
    ...toReference(notice),
    state: noticeStateOn(notice, notices, day),
    effective: notice.effective,
    suspensions: [...suspensions, ...own].map(({ notice: suspended, part, from, to, by }) => ({
      notice: suspended,
      part,
      from,
      to,
      by: toReference(by),
    })),
    items,
  }
}

/** Other items that the texts name. */
function referencesOf({ code, entry, stated }: ChinaItem, { items }: ItemTable): NearItem[] {
  const text = JSON.stringify([entry?.name, entry?.notes, entry?.items, stated.map((one) => one.items)])
  const named = new Set(text.match(/\d[A-E]\d{3}(?!\d)/g) ?? [])
  return [...named].sort().flatMap((other) => {
    const item = other === code ? undefined : items.get(other)
    return item === undefined ? [] : [toNear(item)]
  })
}
