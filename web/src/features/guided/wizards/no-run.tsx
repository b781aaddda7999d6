import { IconFileOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'

/** There is no such record, or it is another user's. */
export function NoRun() {
  const { t } = useTranslation('guided')
  return (
    <EmptyState icon={<IconFileOff size={24} stroke={1.5} />} title={t('report.missing')}>
      {t('report.missingNote')}
    </EmptyState>
  )
}
