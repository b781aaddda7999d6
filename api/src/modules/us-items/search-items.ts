import type { ControlEntry } from '@qingdan/database/control-list.ts'
import type { ItemRow, ItemSearchAnswer, ItemSearchQuery, NearItem } from '../../contract/us-items.ts'
import type { ControlList } from './control-list.ts'
import { nearItems, toNear } from './control-list.ts'
import { reasonsOf } from './detail.ts'
import { type HanMeaning, readHanWords } from './han-words.ts'
import { readCode, type TypedCode } from './item-codes.ts'
import { bestParagraph, highlightsIn, wordsOf } from './item-search.ts'
import { paragraphsOf } from './paragraphs.ts'

/** An entry that was found, and by what. */
interface Hit {
  entry: ControlEntry
  terms: string[]
  isWhole: boolean
}

type Found = Pick<ItemSearchAnswer, 'searched' | 'near'> & { hits: Hit[]; code: TypedCode | null }

/**
 * Entries for a keyword, a category and a group: by code, by words or all; only the rows of the page are made. `ofParts`: entries under which
 * manufacturers class the parts that the keyword names.
 */
export function searchItems(
  list: ControlList,
  query: ItemSearchQuery,
  ofParts: readonly string[],
): Omit<ItemSearchAnswer, 'asOf' | 'partNumbers'> {
  const { categoryId, groupId, page, pageSize } = query
  const { hits, code, ...found } = findHits(list, query.key, ofParts)
  const isWanted = ({ entry }: Hit) =>
    (categoryId === null || entry.category === categoryId) && (groupId === null || entry.group === groupId)
  const wanted = hits.filter(isWanted)
  const rows = wanted.slice((page - 1) * pageSize, page * pageSize).map((hit) => toRow(hit, code))
  const wholeCount = wanted.filter(({ isWhole }) => isWhole).length
  return { items: rows, count: wanted.length, wholeCount, ...found }
}

/** Whether an entry has the code, or every word, of a text. */
export function namesEntry(list: ControlList, text: string): boolean {
  return findHits(list, text, []).hits.some(({ isWhole }) => isWhole)
}

/** In most headings, and says nothing of the item. */
const seeList = /\(?see List of Items Controlled\)?/gi

/** Entries whose code begins with the text, or whose heading has words of it as they are typed; those that only mention them are left out. */
export function itemsNamed(list: ControlList, text: string): { items: NearItem[]; isCode: boolean } {
  const { hits, code, searched } = findHits(list, text, [])
  const typed = wordsOf(`${text} ${searched.join(' ')}`).filter((word) => word !== '')
  const isNamed = ({ entry, terms, isWhole }: Hit) => {
    const begun = terms.filter((term) => typed.some((word) => term.startsWith(word)))
    const heading = entry.heading.replace(seeList, '')
    return code !== null || (isWhole && highlightsIn(heading, begun, 'name').length > 0)
  }
  return { items: hits.filter(isNamed).map(({ entry }) => toNear(entry)), isCode: code !== null && hits.length > 0 }
}

/** A code of the tariff: no authority says which entry is meant by one, and its digits stand in many texts. */
const customsCode = /^\d{4}\.?\d{2}(?:\.?\d{2}){0,2}$/

function findHits(list: ControlList, key: string, ofParts: readonly string[]): Found {
  const none = { searched: [], near: [], code: null }
  if (key === '') return { ...none, hits: list.entries.map(toWhole) }
  const code = readCode(key)
  if (code !== null) {
    const begun = list.entries.filter(({ eccn }) => eccn.startsWith(code.code))
    const near = begun.length === 0 ? nearItems(list, key) : []
    return { ...none, near, code, hits: begun.map(toWhole) }
  }
  // A number is no word: its digits stand in many texts.
  if (ofParts.length > 0 && /\d/.test(key)) {
    return { ...none, hits: list.entries.filter(({ eccn }) => ofParts.includes(eccn)).map(toWhole) }
  }
  if (customsCode.test(key)) return { ...none, hits: [] }
  const found = findByWords(list, key)
  // One word can be a mistyped code, and stand in a text besides.
  const isOneWord = !/\s/.test(key)
  return { ...none, ...found, near: found.hits.length === 0 || isOneWord ? nearItems(list, key) : [] }
}

function toWhole(entry: ControlEntry): Hit {
  return { entry, terms: [], isWhole: true }
}

function findByWords(list: ControlList, key: string): Omit<Found, 'near' | 'code'> {
  const han = key.match(/\p{Script=Han}+/gu) ?? []
  const meaning = readHanWords(han)
  const latin = key.replace(/\p{Script=Han}+/gu, ' ').trim()
  const words = [latin, ...meaning.searched].filter((part) => part !== '').join(' ')
  if (meaning.isUnknown) return { hits: [], searched: meaning.searched }
  if (words === '') {
    const entries = han.length === 0 ? [] : list.entries.filter((entry) => isMeant(entry, meaning))
    return { hits: entries.map(toWhole), searched: [] }
  }
  const hits = list.search.find(words).flatMap(({ eccn, ...found }) => {
    const entry = list.byCode.get(eccn)
    return entry !== undefined && isMeant(entry, meaning) ? [{ entry, ...found }] : []
  })
  return { hits, searched: meaning.searched }
}

function isMeant(entry: ControlEntry, { categories, groups, reasons }: HanMeaning): boolean {
  const isIn = (ids: readonly string[], id: string | null) => ids.length === 0 || (id !== null && ids.includes(id))
  const stated = reasonsOf(entry)
  const hasReason = reasons.length === 0 || reasons.some((reason) => stated.includes(reason))
  return isIn(categories, entry.category) && isIn(groups, entry.group) && hasReason
}

function toRow({ entry, terms }: Hit, code: TypedCode | null): ItemRow {
  const matched = code === null ? bestParagraph(entry, terms) : paragraphNamed(entry, code)
  const highlights = [
    ...(code === null ? [] : [{ field: 'eccn' as const, start: 0, end: code.code.length }]),
    ...highlightsIn(entry.heading, terms, 'name'),
    ...(matched === undefined ? [] : highlightsIn(matched.text, terms, 'text')),
  ]
  return {
    id: entry.eccn,
    eccn: entry.eccn,
    name: entry.heading,
    category: entry.category,
    group: entry.group,
    matched: matched === undefined ? null : { eccn: matched.code, text: matched.text },
    highlights,
  }
}

/** The paragraph with the typed path, or the nearest one above it. */
function paragraphNamed(entry: ControlEntry, { path }: TypedCode): { code: string; text: string } | undefined {
  if (path === '') return undefined
  const above = paragraphsOf(entry).filter(
    ({ item }) => path === item.designator || path.startsWith(`${item.designator}.`),
  )
  const found = above.at(-1)
  return found && { code: found.code, text: found.item.text }
}
