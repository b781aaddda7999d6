/** The languages of the product. This file stays free of zod, because the page loads it. */
export type Language = 'zh' | 'en'

/** Something said in every language. */
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>

/** The one place that chooses between languages: what stands in the reader's. */
export function pick<Text>(pair: Bilingual<Text>, language: Language): Text {
  return pair[language]
}

/** The text of the reader's language, or the other one where that is all there is. */
export function inLanguage(zh: string | null, en: string | null, language: Language): string | null {
  return pick({ zh: zh ?? en, en: en ?? zh }, language)
}

/** A name as it heads a line in the reader's language, and the one of the other language after it; null where there is no other. */
export function namePair(
  zh: string | null,
  en: string | null,
  language: Language,
): { main: string; other: string | null } {
  const [own, foreign] = pick({ zh: [zh, en] as const, en: [en, zh] as const }, language)
  if (own === null || own === '') return { main: foreign ?? '', other: null }
  return { main: own, other: foreign === '' || foreign === own ? null : foreign }
}
