import type { ReactNode } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { promptOpener } from '../../../lib/session/access-prompts.ts'
import classes from './prompt-dialog.module.css'

/** A dialog that requires an answer. Without `onClose` it cannot be closed otherwise. */
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
  return (
    <Dialog title={title} size={size} isOpened={isOpened} onClose={onClose} onClosed={giveFocusBack}>
      <div className={classes.body}>{children}</div>
    </Dialog>
  )
}

/** Returns the focus to the opener, or to the page when the opener is gone or hidden. */
function giveFocusBack(): void {
  const opener = promptOpener()
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  const isBack = opener !== document.body && opener === document.activeElement
  if (!isBack) document.getElementById('main')?.focus({ preventScroll: true })
}
