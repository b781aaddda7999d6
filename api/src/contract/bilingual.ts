import type { Bilingual, Language } from '@qingdan/database/bilingual.ts'

// This file stays free of zod, because the page loads it.
export type { Bilingual, Language }

/** The only place that chooses between languages: returns the reader's. */
export function pick<Text>(pair: Bilingual<Text>, language: Language): Text {
  return pair[language]
}

/** The text in the reader's language, otherwise the other one. */
export function inLanguage(zh: string | null, en: string | null, language: Language): string | null {
  return pick({ zh: zh ?? en, en: en ?? zh }, language)
}

/** The name in the reader's language, and the one in the other language; null if there is no second name. */
export function namePair(
  zh: string | null,
  en: string | null,
  language: Language,
): { main: string; other: string | null } {
  const [own, foreign] = pick({ zh: [zh, en] as const, en: [en, zh] as const }, language)
  if (own === null || own === '') return { main: foreign ?? '', other: null }
  return { main: own, other: foreign === '' || foreign === own ? null : foreign }
}
