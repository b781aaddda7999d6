import type { AccessRefusal } from '@qingdan/api/contract/account.ts'
import { Store, useSelector } from '@tanstack/react-store'
import { ApiError, sessionEnded } from '../api/api-client.ts'

/** Dialogs about access that the page can show. */
export type AccessPrompt =
  /** Sign in first; `returnTo`: address to continue at, by default the current page. */
  | { kind: 'login'; returnTo: string | null }
  /** Package, daily quota, profile or review does not allow it. */
  | { kind: 'refused'; refusal: AccessRefusal }
  /** Offer of the free 7-day package. */
  | { kind: 'experience' }
  /** After registration. */
  | { kind: 'welcome' }
  /** Set or change the password. */
  | { kind: 'password' }
  /** Confirm signing out. */
  | { kind: 'signOut' }

const prompts = new Store<AccessPrompt | null>(null)
let opener: Element | null = null

/** Opens a prompt and replaces an open one; null closes it. */
export function showPrompt(next: AccessPrompt | null): void {
  if (prompts.get() === null && next !== null) opener = document.activeElement
  prompts.setState(() => next)
}

/** The element that had the focus when the prompt opened; it gets the focus back. */
export function promptOpener(): Element | null {
  return opener
}

export function usePrompt(): AccessPrompt | null {
  return useSelector(prompts)
}

/** The prompt for an API error; null for every other error. */
export function promptOf(error: unknown, returnTo: string | null = null): AccessPrompt | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === sessionEnded) return { kind: 'login', returnTo }
  const refusal = error.status === 403 ? readRefusal(error.data) : null
  return refusal && { kind: 'refused', refusal }
}

function readRefusal(data: unknown): AccessRefusal | null {
  return typeof data === 'object' && data !== null && 'reason' in data && 'module' in data
    ? (data as AccessRefusal)
    : null
}
