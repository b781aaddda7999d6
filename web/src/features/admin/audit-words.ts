import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { auditOperations, isAuditOperation, withoutNamed } from '@qingdan/api/contract/operations/audit-operations.ts'

/** Error messages by their code. */
export type Reasons = Readonly<Record<string, string>>

const importReasons: Record<Language, () => Promise<Reasons>> = {
  zh: async () => (await import('@qingdan/api/contract/phrases.zh.ts')).phrasesZh,
  en: async () => (await import('@qingdan/api/contract/phrases.en.ts')).phrasesEn,
}

const loaded = new Map<Language, Promise<Reasons>>()

/** The error messages in one language, loaded once; the other language is not loaded. */
export function loadReasons(language: Language): Promise<Reasons> {
  const known = loaded.get(language)
  if (known) return known
  const reasons = importReasons[language]()
  loaded.set(language, reasons)
  // The page's error boundary offers another try, which must not find the failed one.
  reasons.catch(() => loaded.delete(language))
  return reasons
}

/** Display name of an operation; its code if only an older version recorded it. */
export function operationName(code: string, language: Language): string {
  return isAuditOperation(code) ? auditOperations[code][language] : code
}

/** The error message of a refusal, as far as the audit knows it; otherwise the code. */
export function reasonText(code: string, reasons: Reasons): string {
  const message = reasons[code]
  return message === undefined ? code : withoutNamed(message)
}
