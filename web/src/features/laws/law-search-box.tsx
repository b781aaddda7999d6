import { useTranslation } from 'react-i18next'
import { KeywordSearch, type KeywordSearchUse } from '../../components/keyword-search.tsx'

/** The search for laws. */
export function LawSearchBox(use: KeywordSearchUse) {
  const { t } = useTranslation('laws')
  return (
    <KeywordSearch
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      placeholderShort={t('search.placeholderShort')}
      {...use}
    />
  )
}
