import type { MouseEvent } from 'react'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { menuAccess } from './menu-access.ts'

/** Opens a menu entry, or shows why the package or profile does not allow it. */
export function openFromMenu(event: MouseEvent, path: string): void {
  const access = menuAccess(currentSession(), path)
  if (access === 'go') return
  if (access === 'upsell') event.preventDefault()
  showPrompt({ kind: 'upsell' })
}
