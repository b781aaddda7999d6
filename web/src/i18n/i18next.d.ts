import 'i18next'
import type { pagePhrases } from './zh/page-phrases.ts'
import type { phrases } from './zh/phrases.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof phrases & typeof pagePhrases
  }
}
