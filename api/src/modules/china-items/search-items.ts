import type { ChinaCustomsFrame } from '@qingdan/database/china-items.ts'
import { memoByObject } from '@qingdan/matching/memo.ts'
import type { ChinaItemNode, ChinaItemRow, ChinaItemSearchAnswer } from '../../contract/items/china-items.ts'
import type { ItemSearchQuery, NearItem } from '../../contract/us-items.ts'
import { readCode, type TypedCode } from '../us-items/item-codes.ts'
import { joinPhrases } from './english-words.ts'
import {
  type ChinaItem,
  flatItems,
  type ItemTable,
  itemStateOn,
  nameOf,
  nearItems,
  toNear,
  toNodes,
} from './item-table.ts'
import { holdsWord, wordsInList } from './trade-words.ts'

/** Customs codes of the licence catalogue. */
export interface CustomsCatalogue {
  codes: readonly string[]
  frame: ChinaCustomsFrame
}

interface Text {
  eccn: string | null
  text: string
}

interface Hit {
  item: ChinaItem
  matched: Text | null
  /** The name has the words. */
  isNamed: boolean
}

const customsForm = /^\d{6,10}$/

/** Items for a keyword, an industry and a type: by code, customs code, words or all. */
export function searchItems(
  table: ItemTable,
  catalogue: CustomsCatalogue | null,
  { key, categoryId, groupId, page, pageSize }: ItemSearchQuery,
  { day, version }: { day: string; version: string },
): Pick<ChinaItemSearchAnswer, 'items' | 'count' | 'searched' | 'near' | 'customs' | 'unread'> {
  const typed = key.replace(/[.\s]/g, '')
  const isCustoms = customsForm.test(typed)
  const code = isCustoms ? null : readCode(key)
  const hits = isCustoms ? byCustomsCode(table, typed) : code === null ? byWords(table, key) : byCode(table, code)
  const isChosen = (item: ChinaItem) =>
    (categoryId === null || item.code.startsWith(categoryId)) && (groupId === null || item.code.charAt(1) === groupId)
  const wanted = hits.filter(({ item }) => isChosen(item))
  const hasWords = !isCustoms && code === null && wordsOf(key).length > 0
  return {
    items: wanted.slice((page - 1) * pageSize, page * pageSize).map((hit) => toRow(hit, table, { day, version })),
    count: wanted.length,
    searched: isCustoms || code !== null ? [] : wordsOf(key).flatMap(wordsInList),
    near: hits.length === 0 && !isCustoms ? nearItems(table, key) : [],
    unread: hasWords ? [...table.items.values()].filter((item) => isChosen(item) && isUnread(item)).length : 0,
    customs:
      isCustoms && catalogue !== null
        ? {
            code: typed,
            isInCatalogue: catalogue.codes.some((one) => one.startsWith(typed)),
            catalogue: catalogue.frame.notice,
            url: catalogue.frame.url,
          }
        : null,
  }
}

/** Items whose code begins with the text, or whose name has its words. */
export function itemsNamed(table: ItemTable, text: string): { items: NearItem[]; isExact: boolean } {
  const code = readCode(text)
  if (code !== null) {
    const begun = byCode(table, code).map(({ item }) => toNear(item))
    return { items: begun, isExact: begun.length > 0 }
  }
  const words = wordsOf(text)
  const named = [...table.items.values()].filter((item) => {
    const name = fold(nameOf(item) ?? '')
    return words.length > 0 && words.every((word) => holdsWord(name, word))
  })
  return { items: named.map(toNear), isExact: named.some((item) => fold(nameOf(item) ?? '') === fold(text)) }
}

function byCode({ items }: ItemTable, { code, path }: TypedCode): Hit[] {
  return [...items.values()]
    .filter((item) => item.code.startsWith(code))
    .map((item) => ({ item, isNamed: false, matched: path === '' ? null : paragraphAt(item, `${code}.${path}`) }))
}

/** The paragraph with the typed path, or the nearest above it. */
function paragraphAt(item: ChinaItem, wanted: string): Text | null {
  const above = textsOf(item).filter(({ eccn }) => eccn !== null && (wanted === eccn || wanted.startsWith(`${eccn}.`)))
  return above.sort((a, b) => (b.eccn?.length ?? 0) - (a.eccn?.length ?? 0))[0] ?? null
}

/** A tariff heading of eight digits that a notice gives covers the codes of ten below it. */
function byCustomsCode({ items }: ItemTable, typed: string): Hit[] {
  return [...items.values()].flatMap((item) => {
    const of = item.stated
      .flatMap(({ items: below }) => flatItems(below))
      .find(({ customsCodes }) => customsCodes.some((one) => one.startsWith(typed) || typed.startsWith(one)))
    return of === undefined ? [] : [{ item, isNamed: false, matched: { eccn: of.code, text: of.text } }]
  })
}

function byWords({ items }: ItemTable, key: string): Hit[] {
  const words = wordsOf(key)
  const hits = [...items.values()].flatMap((item): Hit[] => {
    const texts = textsOf(item)
    const name = fold(nameOf(item) ?? '')
    const all = fold(texts.map(({ text }) => text).join('\n'))
    if (!words.every((word) => holdsWord(name, word) || holdsWord(all, word))) return []
    const isNamed = words.every((word) => holdsWord(name, word))
    const matched = isNamed
      ? null
      : (texts.find(({ text }) => words.some((word) => holdsWord(fold(text), word))) ?? null)
    return [{ item, isNamed, matched }]
  })
  return [...hits.filter(({ isNamed }) => isNamed), ...hits.filter(({ isNamed }) => !isNamed)]
}

function wordsOf(key: string): string[] {
  return joinPhrases(fold(key).split(/\s+/).filter(Boolean))
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”"']/g, '')
}

/** No text of it is held, so that no word finds it. */
function isUnread(item: ChinaItem): boolean {
  return nameOf(item) === null && textsOf(item).length === 0
}

/** Every text of an item that a reader may see; made once for each edition of the item. */
const textsOf = memoByObject(({ code, entry, stated }: ChinaItem): readonly Text[] => {
  const flat = (nodes: readonly ChinaItemNode[]): Text[] =>
    nodes.flatMap((node) => [
      { eccn: node.eccn, text: node.name },
      ...node.noteList.map(({ content }) => ({ eccn: node.eccn, text: content })),
      ...flat(node.childItemList),
    ])
  return [
    ...stated.flatMap(({ items }) => flatItems(items)).map(({ code: eccn, text }) => ({ eccn, text })),
    ...(entry?.notes ?? []).map(({ content }) => ({ eccn: code, text: content })),
    ...flat(toNodes(code, entry?.items ?? [])),
  ]
})

function toRow(
  { item, matched }: Hit,
  table: ItemTable,
  { day, version }: { day: string; version: string },
): ChinaItemRow {
  const { code, entry, stated } = item
  const children =
    entry === null || entry.items.length === 0
      ? stated.flatMap(({ items }) => items).map((one) => ({ eccn: one.code, name: one.text }))
      : toNodes(code, entry.items).map(({ eccn, name }) => ({ eccn, name }))
  return {
    id: code,
    eccn: code,
    version,
    name: nameOf(item),
    category: code.charAt(0),
    group: code.charAt(1),
    state: itemStateOn(item, table, day),
    isIncomplete: (entry?.losses.length ?? 0) > 0,
    matched,
    hasChildren: children.length > 0,
    children,
  }
}
