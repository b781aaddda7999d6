import { Store } from '@tanstack/react-store'
import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'
import { type OpenTabs, restoreTabs, storeTabs } from './open-tabs.ts'

const storageKey = 'qingdan.tabs'
const session = () => sessionStorage

/** The open tabs of this browser window, stored for a reload. */
export function createTabStore(): Store<OpenTabs> {
  const tabs = new Store<OpenTabs>(restoreTabs(readStored(storageKey, session)))
  tabs.subscribe((open) => writeStored(storageKey, storeTabs(open), session))
  return tabs
}

/** Applies one of the functions of open-tabs.ts, and returns the new tabs. */
export function changeTabs(tabs: Store<OpenTabs>, step: (open: OpenTabs) => OpenTabs): OpenTabs {
  tabs.setState(step)
  return tabs.get()
}
