import { useTranslation } from 'react-i18next'
import { PageBody } from '../../components/page-body.tsx'
import { usePageTitle } from '../../page-title.ts'

export function MethodologyPage() {
  const { t } = useTranslation('frame')
  usePageTitle({ key: 'frame:methodology.title' })
  return (
    <PageBody>
      <h1>{t('methodology.title')}</h1>
    </PageBody>
  )
}
