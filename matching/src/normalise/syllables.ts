import { createMemo } from '../memo.ts'
import { syllableWords } from '../tables/company-words/syllables.ts'
import { words } from '../tables/words.ts'

const english = new Map<string, string>()
for (const line of syllableWords.trim().split('\n')) {
  const [wording = '', syllables = ''] = line.split('=')
  for (const syllable of words(syllables)) english.set(syllable, wording.trim())
}

const shortestWord = 7
const longestSyllable = 8
const shortestSyllable = 2

const mostRemembered = 25_000
const remembered = createMemo<string, readonly string[] | null>(mostRemembered)

/** The words of a word that consists of first syllables: Metallinvestbank → metallurgical investment bank. Null for others. */
export function spelledOutSyllables(form: string): readonly string[] | null {
  if (form.length < shortestWord || english.has(form)) return null
  let words = remembered.get(form)
  if (words === undefined) {
    words = splitFrom(form, 0)
    remembered.set(form, words)
  }
  return words
}

function splitFrom(form: string, from: number): string[] | null {
  if (from === form.length) return []
  for (let length = longestSyllable; length >= shortestSyllable; length--) {
    const wording = english.get(form.slice(from, from + length))
    if (wording === undefined || from + length > form.length) continue
    const rest = splitFrom(form, from + length)
    if (rest !== null) return [wording, ...rest]
  }
  return null
}
