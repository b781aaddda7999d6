import { useTranslation } from 'react-i18next'
import { KeywordSearch, type KeywordSearchUse } from '../../../components/keyword-search.tsx'

/** The search for Chinese items. */
export function ChinaItemSearchBox(use: KeywordSearchUse) {
  const { t } = useTranslation('chinaItems')
  return (
    <KeywordSearch
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      placeholderShort={t('search.placeholderShort')}
      {...use}
    />
  )
}
