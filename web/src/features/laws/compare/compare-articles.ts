import type { LawPart } from '@qingdan/api/contract/laws/laws.ts'
import { diffArrays } from 'diff'

export type Article = Extract<LawPart, { kind: 'article' }>

/** An article in two versions; null where a version does not have it. */
export interface ComparedArticle {
  /** `renumbered`: the same text under another number. */
  state: 'same' | 'renumbered' | 'changed' | 'added' | 'removed'
  before: Article | null
  after: Article | null
}

/** A piece of a changed text. */
export interface Piece {
  state: 'same' | 'added' | 'removed'
  text: string
  /** UTF-16 offset among the pieces; a stable key. */
  start: number
}

/** Articles with fewer common pairs of characters than this part are different ones. */
const leastAlike = 0.4

/** The text of an article, without what the publisher says about it. */
export function textOf({ heading, passages }: Article): string {
  const texts = passages.flatMap(({ kind, text }) => (kind === 'notice' ? [] : [text]))
  return (heading === null ? texts : [heading, ...texts]).join('\n')
}

/**
 * Which articles of two versions are the same, though numbers move when one is put in or left out: the pairs, in order, whose texts together are most
 * alike.
 */
export function compareArticles(before: readonly Article[], after: readonly Article[]): ComparedArticle[] {
  const [one, other] = [before, after].map((articles) => articles.map((article) => pairsOf(textOf(article))))
  const alike = (one ?? []).map((pairs) => (other ?? []).map((others) => likeness(pairs, others)))
  const best = bestSums(alike, before.length, after.length)
  const rows: ComparedArticle[] = []
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    const [left = null, right = null] = [before[at], after[to]]
    const value = alike[at]?.[to] ?? 0
    const here = best[at]?.[to] ?? 0
    if (left && right && value >= leastAlike && here === value + (best[at + 1]?.[to + 1] ?? 0)) {
      rows.push({ state: stateOf(left, right), before: left, after: right })
      at += 1
      to += 1
    } else if (left && here === (best[at + 1]?.[to] ?? 0)) {
      rows.push({ state: 'removed', before: left, after: null })
      at += 1
    } else {
      rows.push({ state: 'added', before: null, after: right })
      to += 1
    }
  }
  return rows
}

/** The largest sum of likeness of the articles from each pair of places on. */
function bestSums(alike: readonly (readonly number[])[], rows: number, columns: number): number[][] {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))
  for (let at = rows - 1; at >= 0; at -= 1) {
    for (let to = columns - 1; to >= 0; to -= 1) {
      const value = alike[at]?.[to] ?? 0
      const together = value >= leastAlike ? value + (best[at + 1]?.[to + 1] ?? 0) : 0
      const line = best[at]
      if (line) line[to] = Math.max(together, best[at + 1]?.[to] ?? 0, line[to + 1] ?? 0)
    }
  }
  return best
}

function stateOf(before: Article, after: Article): ComparedArticle['state'] {
  if (folded(textOf(before)) !== folded(textOf(after))) return 'changed'
  return before.label === after.label ? 'same' : 'renumbered'
}

/** Transcriptions differ in spaces. */
function folded(text: string): string {
  return text.replace(/\s+/g, '')
}

function pairsOf(text: string): Set<string> {
  const characters = [...folded(text)]
  return new Set(characters.map((character, at) => `${character}${characters[at + 1] ?? ''}`))
}

/** 0–1: common pairs of characters. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1
  let common = 0
  for (const pair of one) if (other.has(pair)) common += 1
  return (2 * common) / (one.size + other.size)
}

/** The words of two texts, as same, added or removed. `language`: BCP 47. */
export function piecesOf(before: string, after: string, language: string): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const words = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
  let start = 0
  return diffArrays(words(before), words(after)).map(({ value, added, removed }) => {
    const text = value.join('')
    const piece: Piece = { state: added ? 'added' : removed ? 'removed' : 'same', text, start }
    start += text.length
    return piece
  })
}
