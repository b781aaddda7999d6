import type { MouseEvent } from 'react'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { menuRefusal } from '../../../lib/session/refusal.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { menuAccess } from './menu-access.ts'

/** Opens a menu entry, or shows why the package or profile does not allow it. */
export function openFromMenu(event: MouseEvent, path: string): void {
  const session = currentSession()
  const access = menuAccess(session, path)
  if (session === null || access === 'go') return
  if (access === 'refuse') event.preventDefault()
  showPrompt({ kind: 'refused', refusal: menuRefusal(session) })
}
