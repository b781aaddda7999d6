import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { auditOperations, isAuditOperation } from '@qingdan/api/contract/operations/audit-operations.ts'
import { phrasesEn } from '@qingdan/api/contract/phrases.en.ts'
import { phrasesZh } from '@qingdan/api/contract/phrases.zh.ts'

const reasons: Record<Language, Readonly<Record<string, string>>> = { zh: phrasesZh, en: phrasesEn }

/** Display name of an operation; its code if only an older version recorded it. */
export function operationName(code: string, language: Language): string {
  return isAuditOperation(code) ? auditOperations[code][language] : code
}

/** The error message of a refusal, as its user saw it; otherwise the code. */
export function reasonText(code: string, language: Language): string {
  return reasons[language][code] ?? code
}
