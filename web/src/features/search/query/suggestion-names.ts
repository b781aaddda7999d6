import { type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { Suggestion } from '@qingdan/api/contract/subject.ts'

interface SuggestionNames {
  title: string
  /** The matched name, or the name in the other script; null when the title is enough. */
  other: string | null
  /** `other` is a published name, neither the subject's primary nor its Chinese one. */
  isOtherAlias: boolean
  /** Which of the two is a Chinese name of ours; null if neither is. */
  translation: string | null
}

/** The names of a suggestion in the reader's language. */
export function toSuggestionNames(subject: Suggestion, language: Language): SuggestionNames {
  const { name, nameZh, translatedName, matchedName, matchedTranslation } = subject
  // A published name must stand beside a name of ours, so the matched one of ours is the title.
  const ours = matchedTranslation === null ? translatedName : matchedName
  const title = pick({ zh: nameZh ?? (translatedName && ours), en: null }, language) || name
  const second = matchedName === title ? (title === name ? nameZh : name) : matchedName
  const other = second === title ? null : second
  const isOurs = other !== null && other === matchedName && matchedTranslation !== null
  return {
    title,
    other,
    isOtherAlias: other !== null && !isOurs && other !== name && other !== nameZh,
    translation: isOurs ? other : title !== name && title !== nameZh ? title : null,
  }
}
