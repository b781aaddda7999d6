import 'i18next'
import type { phrases as minePhrases } from './zh/mine-phrases.ts'
import type { phrases as pagePhrases } from './zh/page-phrases.ts'
import type { phrases } from './zh/phrases.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof phrases & typeof pagePhrases & typeof minePhrases
  }
}
