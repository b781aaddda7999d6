import { memoByText } from './memo.ts'
import type { PartyKind } from './model.ts'
import { cleanText } from './normalise/clean.ts'
import { spansOf } from './normalise/spans.ts'
import { foldHan } from './scripts/han/han-fold.ts'
import { foldLatin } from './scripts/latin.ts'
import type { ScriptName } from './scripts/script.ts'

/** Marks in scripts where marks are not letters: Greek accents, Arabic and Hebrew vowel points, tatweel. */
const dispensable = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g
/** Marks of Cyrillic stay: й and ё are letters. */
const keepsMarks: ReadonlySet<ScriptName> = new Set([
  'cyrillic',
  'indic',
  'ethiopic',
  'thai',
  'hangul',
  'kana',
  'other',
])
const arabicVariants: [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/[يىۍ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ةۀۃہ]/g, 'ه'],
]

/** A name is folded for each of its forms. */
const mostRemembered = 250
const remembered = memoByText(mostRemembered, fold)

/**
 * Folds a name so that two spellings of it are equal: lower case, no accents, punctuation to spaces, width folded,
 * traditional to simplified, single spaces. Scripts do not change; nothing is transliterated. Never throws.
 */
export function foldName(text: string): string {
  return remembered(text)
}

function fold(text: string): string {
  // Joined in the end: a text that grows piece by piece keeps its pieces in memory.
  const parts: string[] = []
  let before: ScriptName | null = null
  let end = -1
  for (const span of spansOf(cleanText(text))) {
    const part = foldRun(span.text, span.script)
    if (part === '') continue
    // Han has no spaces of its own: 山东 金 港口 is 山东金港口.
    const isGlued = (span.script === 'han' && before === 'han') || span.start === end
    if (parts.length > 0 && !isGlued) parts.push(' ')
    parts.push(part)
    before = span.script
    end = span.end
  }
  return parts.length === 1 ? (parts[0] ?? '') : parts.join('')
}

/**
 * Keys that are equal in exact mode: `f:` is the folded name without spaces; for persons and for an unknown type `p:`
 * is the folded parts in alphabetical order, so that the order does not matter. Empty for a name without letters.
 */
export function exactNameKeys(value: string, type: PartyKind | null): string[] {
  const folded = foldName(value)
  if (folded === '') return []
  const keys = [`f:${folded.replaceAll(' ', '')}`]
  if (type === null || type === '02') keys.push(`p:${folded.split(' ').sort().join(' ')}`)
  return keys
}

/** An identifier for comparison: upper-case letters and digits only, without a leading IMO before seven digits. */
export function foldIdentifier(text: string): string {
  const bare = text
    .toWellFormed()
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
  return bare.replace(/^IMO(?=\d{7}$)/, '')
}

/** A run of one script, as `spansOf` gives it, folded; '' when nothing of it is a letter or a digit. */
export function foldRun(text: string, script: ScriptName): string {
  switch (script) {
    case 'latin':
    case 'digit':
      return foldLatin(text)
    case 'han':
      return [...text].map(foldHan).join('')
    case 'arabic':
      return arabicVariants.reduce(
        (bare, [pattern, letter]) => bare.replace(pattern, letter),
        text.normalize('NFKC').replace(dispensable, ''),
      )
    default:
      return keepsMarks.has(script)
        ? stripInvisible(text.normalize('NFKC').toLowerCase())
        : text.normalize('NFKD').toLowerCase().replace(dispensable, '')
  }
}

function stripInvisible(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
