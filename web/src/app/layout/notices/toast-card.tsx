import { Notification } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { showToast, type Toast } from '../../../lib/toasts.ts'
import classes from './toast-card.module.css'

const icons = { ok: IconCheck, info: IconInfoCircle, bad: IconAlertCircle }
const shownMs = 5_000

export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common')
  const Icon = icons[toast.tone]
  useEffect(() => {
    announce(toast.text)
    const timer = setTimeout(() => showToast(null), shownMs)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <Notification
      className={classes.toast}
      data-tone={toast.tone}
      icon={<Icon size={16} stroke={1.5} aria-hidden="true" />}
      withBorder
      role="group"
      closeButtonProps={{ 'aria-label': t('close') }}
      onClose={() => showToast(null)}
    >
      {toast.text}
    </Notification>
  )
}
