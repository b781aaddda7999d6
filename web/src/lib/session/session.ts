import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { Store, useSelector } from '@tanstack/react-store'
import { readStored, writeStored } from '../browser/browser-storage.ts'
import { claimUserStorage } from './per-user-storage.ts'

const storageKey = 'qingdan.session'
const signedInKey = 'qingdan.hasSignedIn'

/** The signed-in user of this browser; null for a visitor. */
export type Session = LoginAnswer

/** The stored text and its parsed value, cached. */
interface Held {
  text: string | null
  session: Session | null
  /** Written since this page was loaded: what was stored before may be out of date. */
  isFresh: boolean
}

const held = new Store<Held>({ ...readHeld(), isFresh: false })

/** The session of this browser, shared by its tabs. Unreadable storage counts as no session. */
export function currentSession(): Session | null {
  const text = readStored(storageKey)
  // Another tab may have changed it before this tab got the event.
  return held.get().text === text ? held.get().session : parse(text)
}

function readHeld(): Held {
  const text = readStored(storageKey)
  return { text, session: parse(text), isFresh: true }
}

/** Stores a login answer. */
export function beginSession(session: Session): void {
  writeStored(signedInKey, '1')
  write(JSON.stringify(session))
}

/** Whether anybody has ever signed in with this browser. */
export function hasSignedIn(): boolean {
  return readStored(signedInKey) !== null
}

/** Updates a part of the session; does nothing for a visitor. */
export function changeSession(change: Partial<Session>): void {
  const session = currentSession()
  if (session) write(JSON.stringify({ ...session, ...change }))
}

/** How a session ended in this window. */
export interface Ending {
  to: '/home' | '/login'
  /** Id of the user whose session ended elsewhere; absent after signing out here. */
  loser: string | null
}

let ending: Ending | null = null

/** Ends the session in this browser and then goes to `to`; the server decides what a visitor may still read. */
export function endSession(to: Ending['to']): void {
  if (currentSession() === null) return
  ending = { to, loser: null }
  write('')
}

/** The server rejected the session: ended elsewhere, or expired. */
export function loseSession(): void {
  const session = currentSession()
  if (session === null) return
  ending = { to: '/login', loser: session.userId }
  write('')
}

/** How the session ended in this window; returned only once. */
export function takeEnding(): Ending | null {
  const last = ending
  ending = null
  return last
}

/** The current session, updated when another tab signs in or out. */
export function useSession(): Session | null {
  return useSelector(held, ({ session }) => session)
}

/** False until the server has answered who the user of this page is. */
export function useIsSessionFresh(): boolean {
  return useSelector(held, ({ isFresh }) => isFresh)
}

/** At start-up: deletes stored data of other users, and watches sign-ins and sign-outs in other windows. */
export function watchSession(): void {
  claimUserStorage(currentSession()?.userId ?? null)
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) takeOver()
  })
}

/** Stored data of another user is deleted before the page sees the new session. */
function takeOver(): void {
  const next = readHeld()
  claimUserStorage(next.session?.userId ?? null)
  if (next.text !== held.get().text || !held.get().isFresh) held.setState(() => next)
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
