import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import i18next from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import type { Toast } from '../../../lib/toasts.ts'
import classes from './toasts.module.css'

const icons = { ok: IconCheck, info: IconInfoCircle, bad: IconAlertCircle }
const shownMs = 5_000

/** The place of the messages, loaded with the first one. */
export function Toasts({ toast }: { toast: Toast }) {
  const { t } = useTranslation('layout')
  useEffect(() => {
    const Icon = icons[toast.tone]
    announce(toast.text)
    notifications.clean()
    notifications.show({
      message: toast.text,
      icon: <Icon size={16} stroke={1.5} aria-hidden="true" />,
      // The live region has said it already; the default role would say it again.
      role: 'group',
      withBorder: true,
      className: classes.toast ?? '',
      'data-tone': toast.tone,
      closeButtonProps: { 'aria-label': i18next.t('common:close') },
    })
  }, [toast])
  return (
    <section aria-label={t('toasts')}>
      <Notifications
        className={classes.place ?? ''}
        position="bottom-center"
        autoClose={shownMs}
        zIndex={300}
        withinPortal={false}
      />
    </section>
  )
}
