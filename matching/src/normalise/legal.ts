import { createMemo } from '../memo.ts'
import type { LegalClass } from '../tables/legal-forms/legal-class.ts'
import { legalBeginnings, legalEndings, legalPhrases, unmistakable } from '../tables/legal-forms.ts'
import { spansOf } from './spans.ts'
import { joinDottedLetters, type Word, wordsOf } from './words.ts'

/** A trie of words: phrases are read like names, so that the same spelling rules apply to both. */
interface Node {
  next: Map<string, Node>
  legalClass: LegalClass | null
}

const phrases: Node = { next: new Map(), legalClass: null }
const endings = new Map(Object.entries(legalEndings))
const beginnings = new Map(Object.entries(legalBeginnings))
/** Only in a script other than Latin: ат is a legal form, "at" in AT&T is not. */
const foreignBeginnings = new Map<string, LegalClass>()
let isRead = false

/** The forms are loaded with the first company name, because some fifteen hundred would slow down the start. */
function readForms(): void {
  isRead = true
  for (const forms of legalPhrases) {
    for (const [legalClass, block] of Object.entries(forms)) {
      for (const phrase of block.split(';')) addPhrase(phrase, legalClass as LegalClass)
    }
  }
}

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
  if (!isRead) readForms()
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
  const legalClass = first === undefined || kept.length < 2 ? undefined : beginningOf(first)
  if (first !== undefined && legalClass !== undefined) {
    legal.push(first)
    classes.add(legalClass)
    kept.shift()
  }
}

function beginningOf(word: Word): LegalClass | undefined {
  return beginnings.get(word.form) ?? (word.isForeign ? foreignBeginnings.get(word.form) : undefined)
}

function longestPhrase(words: readonly Word[], from: number): { length: number; legalClass: LegalClass } | null {
  let node: Node | undefined = phrases
  let found: { length: number; legalClass: LegalClass } | null = null
  for (let at = from; at < words.length; at++) {
    const { form } = words[at] as Word
    node = nextNode(node, form) ?? (at === from ? misspelledBeginning(form, words[at + 1]?.form) : undefined)
    if (node === undefined) break
    if (node.legalClass !== null) found = { length: at - from + 1, legalClass: node.legalClass }
  }
  return found
}

/**
 * Long words of legal forms are recognised with one error (Aktiengeselschaft, Compan), because no other word is
 * spelled like them.
 */
const leastForSlip = 7
/** Real words that are similar to a legal form. */
const ownWords: ReadonlySet<string> = new Set(['corporativo', 'corporativa', 'corporative'])
/** After the first word of a legal form (joint stoc company) shorter words are recognised too. */
const leastForSlipWithin = 5

function nextNode(node: Node, form: string): Node | undefined {
  const exact = node.next.get(form)
  const least = node === phrases ? leastForSlip : leastForSlipWithin
  if (exact !== undefined || form.length < least - 1 || ownWords.has(form)) return exact
  let slips = misspelled.get(node)
  if (slips === undefined) {
    slips = new Map()
    for (const [word, next] of node.next) {
      if (word.length >= least) for (const deletion of deletions(word)) slips.set(deletion, next)
    }
    misspelled.set(node, slips)
  }
  const known = slipsSeen.get(form)
  if (node === phrases && known !== undefined) return known ?? undefined
  const near = slips.get(form) ?? slips.get(deletions(form).find((deletion) => slips.has(deletion)) ?? '')
  if (node === phrases) slipsSeen.set(form, near ?? null)
  return near
}

const shortBeginnings = new Map<string, Node>()

/** A shorter first word with an error (joynt stock company), recognised by the next word. */
function misspelledBeginning(form: string, next: string | undefined): Node | undefined {
  if (next === undefined || form.length < leastForSlipWithin - 1 || form.length > leastForSlip) return undefined
  if (shortBeginnings.size === 0) {
    for (const [word, node] of phrases.next) {
      if (word.length < leastForSlipWithin || word.length >= leastForSlip || node.next.size === 0) continue
      for (const deletion of deletions(word)) shortBeginnings.set(deletion, node)
    }
  }
  let meant = beginningsSeen.get(form)
  if (meant === undefined) {
    meant = deletions(form).flatMap((deletion) => shortBeginnings.get(deletion) ?? [])
    beginningsSeen.set(form, meant)
  }
  return meant.find((node) => node.next.has(next))
}

/** Caches look-ups at the root, because most words of most names are no legal form. */
const mostRemembered = 25_000
const slipsSeen = createMemo<string, Node | null>(mostRemembered)
/** What a word may be a misspelt beginning of. */
const beginningsSeen = createMemo<string, readonly Node[]>(mostRemembered)

const misspelled = new Map<Node, Map<string, Node>>()

function deletions(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function addPhrase(phrase: string, legalClass: LegalClass): void {
  const words = joinDottedLetters(wordsOf(spansOf(phrase)))
  addWords(words, legalClass)
  const joined = joinedLetters(words)
  if (joined !== null) addWords([joined], legalClass)
}

const leastJoined = 3
const longestLetter = 2

/** ش.ذ.م.م is read as one word, ش ذ م م as four. */
function joinedLetters(words: readonly Word[]): Word | null {
  const [first] = words
  if (first === undefined || words.length < leastJoined) return null
  if (words.some(({ form, isForeign }) => !isForeign || form.length > longestLetter)) return null
  return { ...first, form: words.map(({ form }) => form).join('') }
}

function addWords(words: readonly Word[], legalClass: LegalClass): void {
  let node = phrases
  const first = words[0]
  if (first === undefined) return
  if (words.length === 1 && isAmbiguous(first.form)) {
    addEnd(first, legalClass)
    return
  }
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

/**
 * Letters that may be any abbreviation are a legal form only at the end of a name; in other scripts (ТОВ Вектор) also
 * at the start.
 */
function addEnd(word: Word, legalClass: LegalClass): void {
  if (!endings.has(word.form)) endings.set(word.form, legalClass)
  if (word.isForeign) foreignBeginnings.set(word.form, legalClass)
}

const longestAmbiguous = 3

function isAmbiguous(form: string): boolean {
  return form.length <= longestAmbiguous && !unmistakable.has(form)
}
