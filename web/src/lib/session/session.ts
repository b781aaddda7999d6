import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../browser/browser-storage.ts'
import { claimUserStorage } from './per-user-storage.ts'

const storageKey = 'qingdan.session'

/** Who is signed in in this browser; null for a visitor. */
export type Session = LoginAnswer

const listeners = new Set<() => void>()
let held: { text: string | null; session: Session | null } | null = null

/** The session of this browser, shared by its tabs. What is stored and cannot be read is none. */
export function currentSession(): Session | null {
  const text = readStored(storageKey)
  if (held?.text !== text) held = { text, session: parse(text) }
  return held.session
}

/** Keeps what a sign-in answered. */
export function beginSession(session: Session): void {
  write(JSON.stringify(session))
}

/** Part of what is known of who is signed in has changed; nothing for a visitor. */
export function changeSession(change: Partial<Session>): void {
  const session = currentSession()
  if (session) write(JSON.stringify({ ...session, ...change }))
}

/** How a session ended in this window. */
export interface Ending {
  to: '/home' | '/login'
  /** Whose session was lost rather than ended here. */
  loser: string | null
}

let ending: Ending | null = null

/** Forgets who was signed in and leads to `to`; what they may still read, the server knows. */
export function endSession(to: Ending['to']): void {
  if (currentSession() === null) return
  ending = { to, loser: null }
  write('')
}

/** The server no longer knows the session: ended elsewhere, or too old. */
export function loseSession(): void {
  const session = currentSession()
  if (session === null) return
  ending = { to: '/login', loser: session.userId }
  write('')
}

/** How the session ended in this window; told once. */
export function takeEnding(): Ending | null {
  const told = ending
  ending = null
  return told
}

/** Who is signed in, also when another tab signs in or out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession)
}

/** Before the page hears of a change, and at its start: sessions come and go in other windows, too. */
export function claimStorageForUser(): void {
  claimUserStorage(currentSession()?.userId ?? null)
}

function parse(text: string | null): Session | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    const isSession = typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'
    return isSession ? (value as Session) : null
  } catch {
    return null
  }
}

function write(text: string): void {
  writeStored(storageKey, text)
  claimStorageForUser()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return
    claimStorageForUser()
    listener()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
