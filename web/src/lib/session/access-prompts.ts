import type { AccessRefusal } from '@qingdan/api/contract/account.ts'
import { Store, useSelector } from '@tanstack/react-store'
import { ApiError, sessionEnded } from '../api/api-client.ts'

/** What stands between somebody and what they asked for. */
export type AccessPrompt =
  /** Sign in first; `returnTo`: the address to go on to, the present page unless given. */
  | { kind: 'login'; returnTo: string | null }
  /** The package, the day's quota or the profile; `message` in the caller's language. */
  | { kind: 'refused'; refusal: AccessRefusal; message: string }
  /** What only members may open. */
  | { kind: 'upsell' }
  /** The package of the first days, free. */
  | { kind: 'experience' }
  /** Somebody has just registered. */
  | { kind: 'welcome' }
  /** Another password, or a first one. */
  | { kind: 'password' }
  /** To sign out, or not. */
  | { kind: 'signOut' }

const prompts = new Store<AccessPrompt | null>(null)
let opener: Element | null = null

/** Opens the dialog of a prompt, instead of one that is open; null closes it. */
export function showPrompt(next: AccessPrompt | null): void {
  if (prompts.get() === null && next !== null) opener = document.activeElement
  prompts.setState(() => next)
}

/** What had the focus when the prompt opened, and gets it back. */
export function promptOpener(): Element | null {
  return opener
}

export function usePrompt(): AccessPrompt | null {
  return useSelector(prompts)
}

/** The prompt that an error of the API asks for; null for every other error. */
export function promptOf(error: unknown, returnTo: string | null = null): AccessPrompt | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === sessionEnded) return { kind: 'login', returnTo }
  const refusal = error.status === 403 ? readRefusal(error.data) : null
  return refusal && { kind: 'refused', refusal, message: error.message }
}

function readRefusal(data: unknown): AccessRefusal | null {
  return typeof data === 'object' && data !== null && 'reason' in data && 'module' in data
    ? (data as AccessRefusal)
    : null
}
