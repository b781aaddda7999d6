import type { MouseEvent } from 'react'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { menuAccess } from './menu-access.ts'

/** A click on a menu entry: goes there or, where the package or the profile is in the way, says so. */
export function openFromMenu(event: MouseEvent, path: string): void {
  const access = menuAccess(currentSession(), path)
  if (access === 'go') return
  if (access === 'upsell') event.preventDefault()
  showPrompt({ kind: 'upsell' })
}
