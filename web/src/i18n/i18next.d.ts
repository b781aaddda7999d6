import 'i18next'
import type { phrases } from './zh/phrases.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof phrases
  }
}
