import { useTranslation } from 'react-i18next'
import type { Language } from '../../i18n/setup.ts'

/** The language of the page; the caller is drawn anew when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'zh'
}
