import { Modal } from '@mantine/core'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'

/**
 * The dialog component. It returns the focus to `opener` when it is unmounted; a dialog that stays mounted uses `onClosed`, called after it has
 * closed. Without `onClose` it cannot be dismissed. A link in it that leads to another page closes it. So does a
 * click beside it, until something was typed or ticked in it.
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
  const [isFilledIn, setFilledIn] = useState(false)
  useEffect(() => {
    return () => opener?.focus()
  }, [opener])
  return (
    <Modal
      opened={isOpened}
      onClose={onClose ?? stay}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined && !isFilledIn}
      // Mantine's own focus return misses the first opening, when the dialog is mounted already open.
      returnFocus={false}
      onExitTransitionEnd={() => {
        setFilledIn(false)
        onClosed?.()
      }}
      onInput={() => setFilledIn(true)}
      title={title}
      size={size}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title, body: classes.body }}
      attributes={{
        // Mantine's head of a dialog is a second banner of the page otherwise.
        header: { role: 'presentation' },
        // Not while it fades out.
        content: isOpened ? { 'data-open-dialog': true } : {},
      }}
      onClick={(event) => isLeaving(event) && onClose?.()}
    >
      {children}
    </Modal>
  )
}

function stay(): void {}

/** Whether a click follows a link of this site in this window. */
function isLeaving({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.origin === location.origin && !link.target && !link.hasAttribute('download')
}
