import type { ParseKeys } from 'i18next'
import { createContext, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Phrases of a first load: the tab bar names pages that are not open, too. */
type Namespace = 'common' | 'layout' | 'home' | 'search'

/** A phrase (`namespace:key`) and its values, kept untranslated: titles of pages out of sight follow the language too. */
export interface PageTitle {
  key: Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>
  values?: Record<string, string>
}

/** The frame's ear: it names the current tab. */
export const PageTitleContext = createContext<(title: PageTitle) => void>(() => {})

/** The words of a title in the language of the page. */
export function useTitleText(): (title: PageTitle) => string {
  const { i18n } = useTranslation()
  return (title) => i18n.t(title.key, { ...title.values, defaultValue: title.key })
}

/** Names the page in the browser's title and in its tab; follows the language. */
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
