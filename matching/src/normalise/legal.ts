import { type LegalClass, legalBeginnings, legalEndings, legalPhrases } from '../tables/legal-forms.ts'
import { spansOf } from './spans.ts'
import { joinDottedLetters, type Word, wordsOf } from './words.ts'

/** A trie of words: phrases are read as names are, so that one spelling rule serves both. */
interface Node {
  next: Map<string, Node>
  legalClass: LegalClass | null
}

const phrases: Node = { next: new Map(), legalClass: null }
for (const [legalClass, block] of Object.entries(legalPhrases)) {
  for (const phrase of block.split(';')) addPhrase(phrase, legalClass as LegalClass)
}
const endings = new Map(Object.entries(legalEndings))
const beginnings = new Map(Object.entries(legalBeginnings))

export interface LegalForms {
  /** The words that are not part of a legal form. */
  words: Word[]
  /** The words that are. */
  legal: Word[]
  classes: Set<LegalClass>
}

/**
 * Takes the legal forms out of a name that is no person's: whole phrases anywhere, short ambiguous forms only at the end
 * or the beginning. A name that is nothing but a legal form keeps its words.
 */
export function takeLegalForms(words: readonly Word[]): LegalForms {
  const kept: Word[] = []
  const legal: Word[] = []
  const classes = new Set<LegalClass>()
  for (let at = 0; at < words.length; ) {
    const found = longestPhrase(words, at)
    if (found === null) {
      kept.push(words[at] as Word)
      at++
    } else {
      for (const word of words.slice(at, at + found.length)) legal.push(word)
      classes.add(found.legalClass)
      at += found.length
    }
  }
  takeEnds(kept, legal, classes)
  if (kept.length === 0) return { words: [...words], legal: [], classes: new Set() }
  return { words: kept, legal, classes }
}

function takeEnds(kept: Word[], legal: Word[], classes: Set<LegalClass>): void {
  while (kept.length > 1) {
    const last = kept.at(-1) as Word
    const legalClass = endings.get(last.form)
    if (legalClass === undefined) break
    legal.push(last)
    classes.add(legalClass)
    kept.pop()
  }
  const first = kept[0]
  const legalClass = first === undefined || kept.length < 2 ? undefined : beginnings.get(first.form)
  if (first !== undefined && legalClass !== undefined) {
    legal.push(first)
    classes.add(legalClass)
    kept.shift()
  }
}

function longestPhrase(words: readonly Word[], from: number): { length: number; legalClass: LegalClass } | null {
  let node: Node | undefined = phrases
  let found: { length: number; legalClass: LegalClass } | null = null
  for (let at = from; at < words.length; at++) {
    node = nextNode(node, (words[at] as Word).form)
    if (node === undefined) break
    if (node.legalClass !== null) found = { length: at - from + 1, legalClass: node.legalClass }
  }
  return found
}

/** Long legal words are recognised with one slip (Aktiengeselschaft, Compan): nothing else is spelled like them. */
const leastForSlip = 7

function nextNode(node: Node, form: string): Node | undefined {
  const exact = node.next.get(form)
  if (exact !== undefined || form.length < leastForSlip - 1) return exact
  let slips = misspelled.get(node)
  if (slips === undefined) {
    slips = new Map()
    for (const [word, next] of node.next) {
      if (word.length >= leastForSlip) for (const deletion of deletions(word)) slips.set(deletion, next)
    }
    misspelled.set(node, slips)
  }
  const known = slipsSeen.get(form)
  if (node === phrases && known !== undefined) return known ?? undefined
  const near = slips.get(form) ?? slips.get(deletions(form).find((deletion) => slips.has(deletion)) ?? '')
  if (node === phrases) rememberSlip(form, near ?? null)
  return near
}

/** Most words of most names come here and are none: what was found at the root is remembered, within bounds. */
const slipsSeen = new Map<string, Node | null>()
const mostRemembered = 50_000

function rememberSlip(form: string, node: Node | null): void {
  if (slipsSeen.size >= mostRemembered) slipsSeen.clear()
  slipsSeen.set(form, node)
}

const misspelled = new Map<Node, Map<string, Node>>()

function deletions(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function addPhrase(phrase: string, legalClass: LegalClass): void {
  let node = phrases
  const words = joinDottedLetters(wordsOf(spansOf(phrase)))
  if (words.length === 0) return
  for (const word of words) {
    let next = node.next.get(word.form)
    if (next === undefined) {
      next = { next: new Map(), legalClass: null }
      node.next.set(word.form, next)
    }
    node = next
  }
  node.legalClass ??= legalClass
}
