import { Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'

/** A dialog that is open while it is there. When it goes, `opener` has the focus again. */
export function Dialog({
  title,
  size = 440,
  opener,
  onClose,
  children,
}: {
  title: string
  /** Pixels. */
  size?: number
  opener?: HTMLElement | null
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  useEffect(() => {
    return () => opener?.focus()
  }, [opener])
  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      title={title}
      size={size}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      {children}
    </Modal>
  )
}
