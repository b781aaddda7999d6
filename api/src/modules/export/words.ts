import { chinaTime } from '@qingdan/database/china-time.ts'
import { fill } from '@qingdan/screening/fill.ts'
import { type Bilingual, type Language, pick } from '../../contract/bilingual.ts'
import type { Terms } from '../../contract/terms/model.ts'
import { terms } from '../../contract/terms/terms.ts'
import { type ExportPhrase, exportPhrases } from './phrases.ts'

/** Phrases in the language of the document. */
export interface Words {
  say(phrase: ExportPhrase, params?: Record<string, string | number>): string
  pick<Text>(pair: Bilingual<Text>): Text
  language: Language
  terms: Terms
}

/** A term as it is written within a sentence. */
export function withinSentence(term: string): string {
  return term.charAt(0).toLowerCase() + term.slice(1)
}

export function wordsOf(language: Language): Words {
  return {
    language,
    terms: pick(terms, language),
    pick: (pair) => pick(pair, language),
    say: (phrase, params = {}) => fill(pick(exportPhrases[phrase], language), params),
  }
}

/** `2026-11-22 09:16`, in Shanghai. */
export function minuteOf(at: Date): string {
  return chinaTime(at).slice(0, 16)
}
