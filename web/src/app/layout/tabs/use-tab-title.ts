import { useTranslation } from 'react-i18next'
import { useTitleText } from '../../../lib/page-title.ts'
import type { OpenTab } from './open-tabs.ts'

/** The title of a tab in the language of the page. */
export function useTabTitle(): (tab: OpenTab) => string {
  const { t } = useTranslation('layout')
  const textOf = useTitleText()
  return (tab) => (tab.title ? textOf(tab.title) : t('tabs.untitled'))
}
