import { useEffect } from 'react'
import { areShortcutsOn } from '../../../lib/browser/shortcuts.ts'

/** 1 to 9 choose a candidate (`choose` takes its place from 0), 0 goes to "none of them". */
export function useCandidateKeys(choose: (place: number) => void, onNone: () => void, isOn = true): void {
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || !areShortcutsOn()) return
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select')
      if (isTyping || document.querySelector('[role="dialog"][aria-modal="true"]')) return
      event.preventDefault()
      if (event.key === '0') onNone()
      else choose(Number(event.key) - 1)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [choose, onNone, isOn])
}
