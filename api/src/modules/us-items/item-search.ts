import type { ControlEntry } from '@qingdan/database/control-list.ts'
import MiniSearch from 'minisearch'
import type { ItemHighlight } from '../../contract/us-items.ts'
import { paragraphsOf, textsOf } from './paragraphs.ts'

/** An entry that the words of a search found. */
export interface FoundItem {
  eccn: string
  /** Words of the text that matched, folded. */
  terms: string[]
  /** It has all of the words. */
  isWhole: boolean
}

/** Searches the headings and texts of entries by words: whole, begun or mistyped. */
export interface ItemSearch {
  /** Entries with all words come first; where these are few, entries with some follow. */
  find(words: string): FoundItem[]
}

interface SearchedItem {
  eccn: string
  heading: string
  text: string
}

/** Words without a meaning of their own, in nearly every entry. */
const stopWords = new Set(
  'a an and any are as at be by following for from having if in is it its of on or other than that the therefor these this to with'.split(
    ' ',
  ),
)
/** Entries are added in portions of this many, so that other requests are answered in between. */
const portion = 20
/** A word in the heading says what the item is; in the text it may be one of a hundred. */
const headingBoost = 6
/** One slip in a word of five letters, two in one of ten: with more, short words become others. */
const slips = 0.2
const shortestMistyped = 5
const shortestBegun = 3
/** "Thermal imaging camera" is in one entry, a machine; the cameras have two of the words. */
const fewWhole = 5

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return foldWord(text).split(/[^\p{L}\p{N}]+/u)
}

function foldWord(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const meaning = (word: string) => (word === '' || stopWords.has(word) ? null : word)

/** Makes the index of the entries of one edition. */
export async function createItemSearch(entries: readonly ControlEntry[]): Promise<ItemSearch> {
  const index = new MiniSearch<SearchedItem>({
    idField: 'eccn',
    fields: ['eccn', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: meaning,
    searchOptions: {
      boost: { eccn: headingBoost, heading: headingBoost },
      prefix: (word) => word.length >= shortestBegun,
      fuzzy: (word) => (word.length >= shortestMistyped ? slips : false),
    },
  })
  await index.addAllAsync(entries.map(toSearched), { chunkSize: portion })

  return {
    find(words) {
      const whole = index.search(words, { combineWith: 'AND' })
      const found = whole.map(({ id, terms }) => ({ eccn: String(id), terms, isWhole: true }))
      if (found.length >= fewWhole) return found
      const known = new Set(found.map(({ eccn }) => eccn))
      const some = index.search(words, { combineWith: 'OR' })
      const others = some.map(({ id, terms }) => ({ eccn: String(id), terms, isWhole: false }))
      return [...found, ...others.filter(({ eccn }) => !known.has(eccn))]
    },
  }
}

function toSearched(entry: ControlEntry): SearchedItem {
  return { eccn: entry.eccn, heading: entry.heading, text: searchedText(entry) }
}

/** Every text of an entry but its heading. */
export function searchedText(entry: ControlEntry): string {
  const { itemNotes, relatedControls, relatedDefinitions, body } = entry
  const passages = [...itemNotes, ...relatedControls, ...relatedDefinitions, ...body]
  const paragraphs = paragraphsOf(entry).flatMap(({ item }) => [item.text, ...item.notes.flatMap(textsOf)])
  return [...paragraphs, ...passages.flatMap(textsOf)].join('\n')
}

/** Where matched words are in a text: UTF-16 offsets. */
export function highlightsIn(text: string, terms: readonly string[], field: ItemHighlight['field']): ItemHighlight[] {
  const wanted = new Set(terms)
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index: start }) =>
    wordsOf(word).some((part) => wanted.has(part)) ? [{ field, start, end: start + word.length }] : [],
  )
}

/** The paragraph of an entry in which most of the matched words are, the first of several; undefined if none has any. */
export function bestParagraph(entry: ControlEntry, terms: readonly string[]) {
  const wanted = new Set(terms)
  let best: { code: string; text: string; count: number } | undefined
  for (const { code, item } of paragraphsOf(entry)) {
    const count = new Set(wordsOf(item.text).filter((word) => wanted.has(word))).size
    if (count > (best?.count ?? 0)) best = { code, text: item.text, count }
  }
  return best
}
