import { fill } from '@qingdan/screening/fill.ts'
import { type Language, pick } from '../../../contract/bilingual.ts'
import { type Words, wordsOf } from '../words.ts'
import { type BatchPhrase, batchPhrases } from './phrases.ts'

/** Phrases of the evidence record of a batch, and those of every document. */
export interface BatchWords extends Omit<Words, 'say'> {
  say(phrase: BatchPhrase, params?: Record<string, string | number>): string
  common: Words['say']
}

/** The same in a language. */
export function batchWordsOf(language: Language): BatchWords {
  const { say: common, ...words } = wordsOf(language)
  return { ...words, common, say: (phrase, params = {}) => fill(pick(batchPhrases[phrase], language), params) }
}
