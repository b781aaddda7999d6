import { Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'

/**
 * The one dialog. It gives the focus back to `opener` when it is removed; a dialog that stays and closes says so by
 * `onClosed`, once it is gone. Without `onClose` it stays until what it asks for is done.
 */
export function Dialog({
  title,
  size = 440,
  isOpened = true,
  opener,
  onClose,
  onClosed,
  children,
}: {
  title: string
  /** Pixels. */
  size?: number
  isOpened?: boolean
  opener?: HTMLElement | null
  onClose?: (() => void) | undefined
  onClosed?: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  useEffect(() => {
    return () => opener?.focus()
  }, [opener])
  return (
    <Modal
      opened={isOpened}
      onClose={onClose ?? stay}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      // Mantine's own return misses the first opening, when the dialog is loaded already open.
      returnFocus={false}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
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

function stay(): void {}
