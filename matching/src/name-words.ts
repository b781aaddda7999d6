import { foldRun } from './fold.ts'
import { cleanText } from './normalise/clean.ts'
import { type Span, spansOf } from './normalise/spans.ts'
import type { ScriptName } from './scripts/script.ts'

/** A word that a name has to contain. */
export interface TypedWord {
  /** Folded as `foldName` does. */
  text: string
  /** The whole word, its beginning, or anywhere in a text without spaces between its words. */
  as: 'whole' | 'beginning' | 'part'
}

/** A part of a name, in UTF-16 units of the name. */
export interface NamePart {
  start: number
  end: number
}

/** More words than any part of a name has; whole names are scored. */
const mostWords = 20
const fewestLetters = 2
/** Scripts without spaces between words: each character is a word, and a run of them is found anywhere. */
const unspaced: ReadonlySet<ScriptName> = new Set(['han', 'kana'])
const han = /\p{Script=Han}/u
/** With its marks, which of Kana in half width are characters too. */
const character = /[\s\S][\p{M}\uff9e\uff9f]*/gu
const wordCharacter = /[\p{L}\p{N}\u3005\u3007]/u

interface Word extends NamePart {
  text: string
}

/**
 * The words of one name in its order, folded as `foldName` does; of Han and Kana each character. None has a space in
 * it.
 */
export function nameWords(name: string): string[] {
  return wordsOf(name).map(({ text }) => text)
}

/**
 * The words of a typed text, each once: a name contains the text when it has all of them. The last one may be the
 * beginning of a word, Han and Kana stand anywhere. Null for a text that is no part of a name: one letter, or more
 * than 20 words.
 */
export function typedWords(text: string): TypedWord[] | null {
  const spans = spansOf(cleanText(text)).flatMap((span) => {
    const folded = foldedWords(span).map((word) => word.text)
    return folded.length === 0 ? [] : [{ folded, isUnspaced: unspaced.has(span.script) }]
  })
  const words = spans.map(({ folded, isUnspaced }, at): TypedWord => {
    const as = isUnspaced ? 'part' : at === spans.length - 1 ? 'beginning' : 'whole'
    return { text: folded.join(''), as }
  })
  const letters = words.reduce((sum, word) => sum + [...word.text].length, 0)
  if (words.length > mostWords || (letters < fewestLetters && !han.test(text))) return null
  return words.filter((word, at) => words.findLastIndex(({ text, as }) => text === word.text && as === word.as) === at)
}

/** Where a name has the words: for each its first place. Null when it does not have all of them. */
export function findWords(name: string, words: readonly TypedWord[]): NamePart[] | null {
  const ofName = wordsOf(name)
  const parts: NamePart[] = []
  for (const word of words) {
    const part = findWord(ofName, word)
    if (part === null) return null
    parts.push(part)
  }
  return parts
}

function findWord(ofName: readonly Word[], { text, as }: TypedWord): NamePart | null {
  if (as === 'part') return findCharacters(ofName, [...text])
  const found = ofName.find((word) => (as === 'whole' ? word.text === text : word.text.startsWith(text)))
  if (found === undefined) return null
  const { start, end } = found
  // A letter that folds to two (ß, æ) leaves no place where the beginning ends.
  const isLetterForLetter = end - start === found.text.length
  return { start, end: as === 'beginning' && isLetterForLetter ? start + text.length : end }
}

function findCharacters(ofName: readonly Word[], characters: readonly string[]): NamePart | null {
  for (let at = 0; at + characters.length <= ofName.length; at++) {
    if (characters.every((character, index) => ofName[at + index]?.text === character)) {
      return { start: ofName[at]?.start ?? 0, end: ofName[at + characters.length - 1]?.end ?? 0 }
    }
  }
  return null
}

function wordsOf(name: string): Word[] {
  return spansOf(cleanText(name)).flatMap(foldedWords)
}

/** A span as one word; of Han and Kana each character. */
function foldedWords({ text, script, start, end }: Span): Word[] {
  if (!unspaced.has(script)) {
    const folded = foldRun(text, script)
    return folded === '' ? [] : [{ text: folded, start, end }]
  }
  return [...text.matchAll(character)].flatMap(({ 0: found, index }) => {
    const folded = foldRun(found, script)
    // A run may have invisible characters inside.
    return wordCharacter.test(folded) ? [{ text: folded, start: start + index, end: start + index + found.length }] : []
  })
}
