import type { ParseKeys } from 'i18next'
import { createContext, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { firstNamespaces } from '../i18n/setup.ts'

/** Titles are in the first phrases, because the tab bar also names pages that are not open. */
type Namespace = (typeof firstNamespaces)[number]

/** An i18n key (`namespace:key`) and its values, kept untranslated, so that titles in the tab bar follow the language. */
export interface PageTitle {
  key: Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>
  values?: Record<string, string>
}

/** Listener of the layout, which names the current tab. */
export const PageTitleContext = createContext<(title: PageTitle) => void>(() => {})

/** A title in the language of the page. */
export function useTitleText(): (title: PageTitle) => string {
  const { i18n } = useTranslation()
  return (title) => i18n.t(title.key, { ...title.values, defaultValue: title.key })
}

/** Sets the title of the document and of the tab; it follows the language. */
export function usePageTitle(title: PageTitle): void {
  const { t } = useTranslation('common')
  const words = useTitleText()(title)
  const brand = t('brand')
  const report = use(PageTitleContext)
  const identity = JSON.stringify(title)
  useEffect(() => {
    document.title = `${words} - ${brand}`
  }, [words, brand])
  useEffect(() => {
    report(JSON.parse(identity))
  }, [report, identity])
}
