import { foldName } from './fold.ts'
import type { ListedName, PartyKind } from './model.ts'
import { cleanText } from './normalise/clean.ts'
import { type HanName, hanNameOf } from './normalise/han-name.ts'
import { spansOf } from './normalise/spans.ts'

export interface SuggestInput {
  input: string[]
  weight: number
}

/** Inputs of one subject at most: the completion index lives in memory. */
const mostInputs = 60
const longestInput = 60
/** Tokens of a name from which an input starts. */
const mostStarts = 5

/** A start inside the name counts less than its beginning, an alias less than the primary name. */
const weights = { primary: 100, strong: 60, weak: 20, insideShare: 0.5, initialsShare: 0.8 }

/**
 * Completion inputs of a subject: each name folded, from each of its first tokens on; a Han name also by its pinyin, joined
 * and spaced, and by the initials of its pinyin (hwjs → 华为技术). Higher weights come first.
 */
export function suggestInputs(names: readonly ListedName[], type: PartyKind): SuggestInput[] {
  const best = new Map<string, number>()
  const add = (input: string, weight: number): void => {
    const text = input.slice(0, longestInput)
    if ([...text].length < 2) return
    const rounded = Math.round(weight)
    if ((best.get(text) ?? 0) < rounded) best.set(text, rounded)
  }
  for (const name of names) {
    const weight = name.kind === 'primary' ? weights.primary : weights[name.quality]
    const isPerson = type === '02'
    addFolded(foldName(name.value), weight, isPerson, add)
    const han = hanNameOf(spansOf(cleanText(name.value)), isPerson)
    if (han !== null) addPinyin(han, weight, add)
  }
  const byWeight = new Map<number, string[]>()
  const kept = [...best].sort((one, other) => other[1] - one[1]).slice(0, mostInputs)
  for (const [input, weight] of kept) byWeight.set(weight, [...(byWeight.get(weight) ?? []), input])
  return [...byWeight].map(([weight, input]) => ({ input, weight }))
}

/** What to ask the completion field for; '' under two characters. */
export function suggestPrefix(text: string): string {
  const folded = foldName(text).slice(0, longestInput)
  return [...folded].length < 2 ? '' : folded
}

function addFolded(
  folded: string,
  weight: number,
  isPerson: boolean,
  add: (input: string, weight: number) => void,
): void {
  const tokens = folded.split(' ')
  add(folded, weight)
  if (tokens.length > 1) add(tokens.join(''), weight * weights.initialsShare)
  for (let at = 1; at < Math.min(tokens.length, mostStarts); at++) {
    const rest = tokens.slice(at)
    // A person's parts may be typed in the other order: the input that begins inside goes round to the beginning.
    const input = isPerson ? [...rest, ...tokens.slice(0, at)] : rest
    add(input.join(' '), weight * weights.insideShare)
    if (isPerson && at === 1 && rest.length > 1)
      add(input.join(''), weight * weights.insideShare * weights.initialsShare)
  }
}

function addPinyin(han: HanName, weight: number, add: (input: string, weight: number) => void): void {
  const syllables = han.pinyin.filter((syllable) => syllable !== '')
  add(syllables.join(''), weight)
  add(syllables.join(' '), weight)
  add(syllables.map((syllable) => syllable[0]).join(''), weight * weights.initialsShare)
  // A place or a word of the trade may come before the known name: 深圳市大疆 is searched as dajiang.
  for (const segment of han.segments) {
    if (segment.from === 0 || segment.kind === 'legal') continue
    const rest = han.pinyin.slice(segment.from).filter((syllable) => syllable !== '')
    add(rest.join(''), weight * weights.insideShare)
    add(rest.map((syllable) => syllable[0]).join(''), weight * weights.insideShare * weights.initialsShare)
    add(han.characters.slice(segment.from).join(''), weight * weights.insideShare)
  }
  // A foreign person is searched by the family name: 绍伊古 of 谢尔盖·绍伊古.
  for (const from of han.parts.slice(1)) add(han.characters.slice(from).join(''), weight * weights.insideShare)
}
