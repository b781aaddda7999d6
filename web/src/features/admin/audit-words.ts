import { auditOperations, isAuditOperation } from '@qingdan/api/contract/audit-operations.ts'
import { phrasesEn } from '@qingdan/api/contract/phrases.en.ts'
import { phrasesZh } from '@qingdan/api/contract/phrases.zh.ts'
import type { Language } from '../../i18n/setup.ts'

const reasons: Record<Language, Readonly<Record<string, string>>> = { zh: phrasesZh, en: phrasesEn }

/** What an operation is called; its code where an older version recorded it. */
export function operationName(code: string, language: Language): string {
  return isAuditOperation(code) ? auditOperations[code][language] : code
}

/** Why something was refused, as whoever was refused read it; else the code. */
export function reasonText(code: string, language: Language): string {
  return reasons[language][code] ?? code
}
