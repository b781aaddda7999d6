import { useCallback, useState } from 'react'
import { useSession } from './session.ts'

/** Kept in memory only: what the browser stores of a user is deleted when the session ends. */
const drafts = new Map<string, string>()

/**
 * A text that is being written, under a key of its own. It is still there when its page is opened again, also after the
 * session ended and the same user signed in again; no other user sees it. Write '' when it was saved.
 * The component that calls it has a React `key` for each text.
 */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const place = `${useSession()?.userId ?? ''}/${key}`
  const [text, setText] = useState(() => drafts.get(place) ?? '')
  const write = useCallback(
    (next: string) => {
      setText(next)
      if (next === '') drafts.delete(place)
      else drafts.set(place, next)
      if (drafts.size > 0) window.addEventListener('beforeunload', ask)
      else window.removeEventListener('beforeunload', ask)
    },
    [place],
  )
  return [text, write]
}

/** Leaving the product would lose what is being written, so the browser asks first. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
