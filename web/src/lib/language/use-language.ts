import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '../../i18n/setup.ts'

/** The language of the page; a change renders the caller again. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return toLanguage(i18n.language)
}
