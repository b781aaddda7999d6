import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { Store, useSelector } from '@tanstack/react-store'
import { readStored, writeStored } from '../browser/browser-storage.ts'
import { claimUserStorage } from './per-user-storage.ts'

const storageKey = 'qingdan.session'

/** Who is signed in in this browser; null for a visitor. */
export type Session = LoginAnswer

/** What the storage of the browser holds, and what it says. */
interface Held {
  text: string | null
  session: Session | null
}

const held = new Store<Held>(readHeld())

/** The session of this browser, shared by its tabs. What is stored and cannot be read is none. */
export function currentSession(): Session | null {
  const text = readStored(storageKey)
  // Another tab may have written what this one has not heard of yet.
  return held.get().text === text ? held.get().session : parse(text)
}

function readHeld(): Held {
  const text = readStored(storageKey)
  return { text, session: parse(text) }
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
  return useSelector(held, ({ session }) => session)
}

/** At the start of the page: what is kept here is the user's own, and sessions come and go in other windows, too. */
export function watchSession(): void {
  claimUserStorage(currentSession()?.userId ?? null)
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) takeOver()
  })
}

/** What is kept for somebody else is forgotten before the page hears of the change. */
function takeOver(): void {
  const next = readHeld()
  claimUserStorage(next.session?.userId ?? null)
  if (next.text !== held.get().text) held.setState(() => next)
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
  takeOver()
}
