import { useTranslation } from 'react-i18next'
import { KeywordSearch, type KeywordSearchUse } from '../../components/keyword-search.tsx'

/** The search in China’s own lists. */
export function ChinaSearch(use: KeywordSearchUse) {
  const { t } = useTranslation('china')
  return (
    <KeywordSearch
      label={t('searchLabel')}
      placeholder={t('placeholder')}
      placeholderShort={t('placeholderShort')}
      {...use}
    />
  )
}
