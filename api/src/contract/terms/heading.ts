import { type Language, namePair } from '../bilingual.ts'
import type { EntityDetail } from '../detail.ts'

export interface Heading {
  main: string
  other: string | null
  /** Which of the two is Japanese; it is labelled, since its characters look Chinese. */
  japanese: 'main' | 'other' | null
}

/**
 * The heading of a subject in the reader's language, and a second name. Without a Chinese name of any list a Japanese
 * one in Chinese characters helps the reader, behind the Latin one.
 */
export function headingOf(
  { name, en, zh, names }: Pick<EntityDetail, 'name' | 'en' | 'zh' | 'names'>,
  language: Language,
): Heading {
  if (zh !== null)
    return { ...(zh === name ? { main: name, other: null } : namePair(zh, name, language)), japanese: null }
  const inJapanese = names.filter(({ lang }) => lang === 'ja').map(({ value }) => value)
  const main = inJapanese.includes(name) ? (en ?? name) : name
  if (inJapanese.includes(main)) return { main, other: null, japanese: 'main' }
  const other = inJapanese.find((value) => /\p{Script=Han}/u.test(value)) ?? null
  return { main, other, japanese: other === null ? null : 'other' }
}
