import { useTranslation } from 'react-i18next'
import { KeywordSearch, type KeywordSearchUse } from '../../components/keyword-search.tsx'

/** The search for US item codes. */
export function ItemSearchBox(use: KeywordSearchUse) {
  const { t } = useTranslation('items')
  return (
    <KeywordSearch
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      placeholderShort={t('search.placeholderShort')}
      {...use}
    />
  )
}
