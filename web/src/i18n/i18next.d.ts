import 'i18next'
import type { phrases } from './zh/first-load-phrases.ts'
import type { phrases as minePhrases } from './zh/my-account-phrases.ts'
import type { phrases as pagePhrases } from './zh/page-phrases.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof phrases & typeof pagePhrases & typeof minePhrases
  }
}
