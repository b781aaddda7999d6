import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'
import { type OpenTabs, restoreTabs, storeTabs } from './open-tabs.ts'

const storageKey = 'qingdan.tabs'
const session = () => sessionStorage

export interface TabStore {
  read: () => OpenTabs
  subscribe: (listener: () => void) => () => void
  /** Applies one of the functions of open-tabs.ts, keeps the outcome for a reload and tells the page. */
  change: (step: (tabs: OpenTabs) => OpenTabs) => OpenTabs
}

/** The open tabs of this browser window. */
export function createTabStore(): TabStore {
  let tabs = restoreTabs(readStored(storageKey, session))
  const listeners = new Set<() => void>()
  return {
    read: () => tabs,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (step) => {
      const next = step(tabs)
      if (next === tabs) return tabs
      tabs = next
      writeStored(storageKey, storeTabs(tabs), session)
      for (const listener of listeners) listener()
      return tabs
    },
  }
}
