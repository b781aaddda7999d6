import { type Language, namePair } from '../bilingual.ts'
import type { EntityDetail } from '../detail.ts'

export interface Heading {
  main: string
  other: string | null
  /** Which of the two is Japanese; it is labelled, since its characters look Chinese. */
  japanese: 'main' | 'other' | null
  /** `main` is a Chinese name of ours; it is marked, since no publisher prints it. */
  isTranslated: boolean
}

/**
 * The heading of a subject in the reader's language, and a second name. Without a Chinese name of any list a Japanese
 * one in Chinese characters helps the reader, behind the Latin one; without that, a Chinese name of ours.
 */
export function headingOf(
  { name, en, zh, names, translations }: Pick<EntityDetail, 'name' | 'en' | 'zh' | 'names' | 'translations'>,
  language: Language,
): Heading {
  if (zh !== null)
    return {
      ...(zh === name ? { main: name, other: null } : namePair(zh, name, language)),
      japanese: null,
      isTranslated: false,
    }
  const inJapanese = names.filter(({ lang }) => lang === 'ja').map(({ value }) => value)
  const main = inJapanese.includes(name) ? (en ?? name) : name
  if (inJapanese.includes(main)) return { main, other: null, japanese: 'main', isTranslated: false }
  const other = inJapanese.find(isInHan) ?? null
  if (other !== null) return { main, other, japanese: 'other', isTranslated: false }
  const [translation] = names.some(({ value }) => isInHan(value)) ? [] : translations
  if (translation === undefined || language === 'en') return { main, other, japanese: null, isTranslated: false }
  return { main: translation.value, other: main, japanese: null, isTranslated: true }
}

function isInHan(value: string): boolean {
  return /\p{Script=Han}/u.test(value)
}
