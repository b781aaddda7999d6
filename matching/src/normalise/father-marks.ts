import { fatherMarks } from '../tables/small-words.ts'
import type { Word } from './words.ts'

/** An article in between is not part of the name: bin al-Rawi. */
export function followsFatherMark(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.form ?? ''
  return fatherMarks.has(before) || (articles.has(before) && fatherMarks.has(words[index - 2]?.form ?? ''))
}

const articles = new Set(['al', 'el', 'ul'])
