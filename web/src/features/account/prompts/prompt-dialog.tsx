import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { promptOpener } from '../../../lib/session/access-prompts.ts'
import classes from './prompt-dialog.module.css'

/** The frame of every prompt. Without `onClose` it stays until what it asks for is done. */
export function PromptDialog({
  title,
  isOpened,
  size = 440,
  onClose,
  children,
}: {
  title: string
  isOpened: boolean
  size?: number
  onClose?: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <Modal
      opened={isOpened}
      onClose={onClose ?? stay}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      returnFocus={false}
      onExitTransitionEnd={giveFocusBack}
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

/** To what opened the prompt; where that is gone or hidden, to the page. */
function giveFocusBack(): void {
  const opener = promptOpener()
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  const isBack = opener !== document.body && opener === document.activeElement
  if (!isBack) document.getElementById('main')?.focus({ preventScroll: true })
}
