import { memoByObject } from '../../memo.ts'
import { type HanName, isChineseLength } from '../../normalise/han-name.ts'
import {
  chineseSystems,
  foreignSpellingsOf,
  type NamePart,
  type Spelling,
  spellingsOf,
  systems,
} from '../../scripts/han/han-spelling.ts'
import { japaneseFamilyForms, japaneseGivenForms, longestJapaneseFamily } from '../../scripts/han/japanese-reading.ts'
import { longestTranscribed, transcribedForms } from '../../scripts/han/transcribed.ts'

/** Maximum number of characters spelled by one Latin token: a whole name as one word. */
const longestSpan = 6
/** Maximum number of characters of a name that are spelled. */
const mostCharacters = 30

/** Characters [at, end) spelled by one token, in every system of `mask`. */
export interface Span {
  at: number
  end: number
  mask: number
  cost: number
}

/** The spellings of each character, with their first letters, by which most tokens are excluded. */
export interface Speller {
  at: readonly (readonly Spelling[])[]
  firstLetters: Int32Array
}

/** The given name of a Chinese name has one or two characters. */
function partAt(name: HanName, at: number): NamePart {
  if (at < name.familyLength) return 'family'
  return isChineseLength(name) ? 'given' : 'other'
}

/** Spellings as a Chinese name; cached with the name. */
export const chineseSpeller = memoByObject((name: HanName) =>
  spellerOf(name, (character, at) =>
    bothSpellings(spellingsOf(character, name.pinyin[at] ?? '', partAt(name, at)), transcriptions(name.characters, at)),
  ),
)

/** One after the other; if one is empty the other itself, so that all names with a character share its spellings. */
export function bothSpellings(one: readonly Spelling[], other: readonly Spelling[]): readonly Spelling[] {
  if (other.length === 0) return one
  return one.length === 0 ? other : [...one, ...other]
}

/** A family name at the beginning; given characters, alone or in pairs, after it. */
function japanese(characters: readonly string[], at: number): Spelling[] {
  const found: Spelling[] = []
  const longest = at === 0 ? longestJapaneseFamily : 2
  for (let length = 1; length <= Math.min(longest, characters.length - at); length++) {
    const text = characters.slice(at, at + length).join('')
    for (const latin of at === 0 ? japaneseFamilyForms(text) : japaneseGivenForms(text)) {
      found.push({ latin, system: systems.japanese, cost: 0, length })
    }
  }
  return found
}

/** A name from the table costs a little, because other names have the same characters. */
const transcribedCost = 0.04

/** Tibetan, Uyghur and other names that several characters transcribe together. */
function transcriptions(characters: readonly string[], at: number): Spelling[] {
  const found: Spelling[] = []
  for (let length = 1; length <= Math.min(longestTranscribed(), characters.length - at); length++) {
    for (const latin of transcribedForms(characters.slice(at, at + length).join(''))) {
      found.push({ latin, system: chineseSystems, cost: transcribedCost, length })
    }
  }
  return found
}

/** Spellings as a Korean, Vietnamese or Japanese name; cached with the name. */
export const foreignSpeller = memoByObject((name: HanName) =>
  spellerOf(name, (character, at) =>
    bothSpellings(foreignSpellingsOf(character, at === 0), japanese(name.characters, at)),
  ),
)

function spellerOf(name: HanName, spell: (character: string, at: number) => readonly Spelling[]): Speller {
  return createSpeller(name.characters.slice(0, mostCharacters).map(spell))
}

export function createSpeller(at: readonly (readonly Spelling[])[]): Speller {
  const firstLetters = new Int32Array(at.length)
  for (const [index, spellings] of at.entries()) {
    for (const { latin } of spellings) firstLetters[index] = (firstLetters[index] as number) | letterBit(latin, 0)
  }
  return { at, firstLetters }
}

/** Every part whose characters a Latin form spells in one system; of equal parts and systems the cheapest. */
export function spansOf(speller: Speller, form: string): readonly Span[] {
  let spans: Span[] | null = null
  const first = letterBit(form, 0)
  for (let at = 0; at < speller.at.length; at++) {
    if (((speller.firstLetters[at] as number) & first) === 0) continue
    spans ??= []
    walk(speller, form, at, at, 0, -1, 0, spans)
  }
  return spans ?? none
}

const none: readonly Span[] = []

function walk(
  speller: Speller,
  form: string,
  start: number,
  at: number,
  offset: number,
  mask: number,
  cost: number,
  spans: Span[],
): void {
  if (offset === form.length) {
    addSpan(spans, start, at, mask, cost)
    return
  }
  if (at >= speller.at.length || at - start >= longestSpan) return
  if (((speller.firstLetters[at] as number) & letterBit(form, offset)) === 0) return
  for (const spelling of speller.at[at] as readonly Spelling[]) {
    const shared = mask & spelling.system
    if (shared === 0 || !form.startsWith(spelling.latin, offset)) continue
    walk(
      speller,
      form,
      start,
      at + spelling.length,
      offset + spelling.latin.length,
      shared,
      cost + spelling.cost,
      spans,
    )
  }
}

function addSpan(spans: Span[], at: number, end: number, mask: number, cost: number): void {
  for (const span of spans) {
    if (span.at !== at || span.end !== end) continue
    if ((span.mask & mask) === mask && span.cost <= cost) return
    if ((span.mask & mask) === span.mask && cost <= span.cost) {
      span.mask = mask
      span.cost = cost
      return
    }
  }
  spans.push({ at, end, mask, cost })
}

function letterBit(text: string, at: number): number {
  return 1 << (text.charCodeAt(at) & 31)
}
