import type { Language } from '../../i18n/setup.ts'

/** The text of the reader's language, or the other one where that is all there is. */
export function inLanguage(zh: string | null, en: string | null, language: Language): string | null {
  return language === 'zh' ? (zh ?? en) : (en ?? zh)
}

/** A name as it heads a line in the reader's language, and the one of the other language after it; null where there is no other. */
export function namePair(
  zh: string | null,
  en: string | null,
  language: Language,
): { main: string; other: string | null } {
  const [own, foreign] = language === 'zh' ? [zh, en] : [en, zh]
  if (own === null || own === '') return { main: foreign ?? '', other: null }
  return { main: own, other: foreign === '' || foreign === own ? null : foreign }
}
