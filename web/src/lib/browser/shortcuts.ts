import { useEffect } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

const storageKey = 'qingdan.shortcuts'

/** Single-letter shortcuts can be switched off, for readers who use speech input. */
export function areShortcutsOn(): boolean {
  return readStored(storageKey) !== 'off'
}

export function switchShortcuts(isOn: boolean): void {
  writeStored(storageKey, isOn ? 'on' : 'off')
}

/** Whether the element accepts typed text. */
function takesText(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select, [role="combobox"], [role="textbox"]'))
  )
}

/** Calls `act` when the key is pressed anywhere on the page, except while typing, in a dialog, or with a modifier key. */
export function useShortcut(key: string, act: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || takesText(event.target) || !areShortcutsOn()) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, act])
}
