import type { Language } from '../../language/language.ts'
import type { Label } from '../sanction-detail/phrases.ts'
import { type ExportPhrase, exportPhrases } from './phrases.ts'

/** Says phrases in the language of the document. */
export interface Words {
  language: Language
  say(phrase: ExportPhrase, params?: Record<string, string | number>): string
  pick(label: Label): string
}

export function wordsOf(language: Language): Words {
  return {
    language,
    pick: (label) => label[language],
    say: (phrase, params = {}) =>
      exportPhrases[phrase][language].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place)),
  }
}

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })

/** `2026-11-22 09:16`, in Shanghai. */
export function shanghaiTime(at: Date): string {
  return shanghai.format(at)
}
