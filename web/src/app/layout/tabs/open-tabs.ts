import type { PageTitle } from '../../../lib/page-title.ts'

export interface OpenTab {
  /** Key of the page, and of the subject where a page has several. */
  key: string
  /** Its last address: path and query. */
  href: string
  /** Null until the page has set its title. */
  title: PageTitle | null
  /** Counter value of its last visit; the smallest is closed first. */
  turn: number
}

export interface OpenTabs {
  list: readonly OpenTab[]
  current: string | null
  /** The tab that was closed at the last visit to stay within the limit. */
  replaced: OpenTab | null
}

/** Limit of the specification. */
export const maxTabs = 20

const home: OpenTab = { key: '/home', href: '/home', title: { key: 'layout:menu.home' }, turn: 0 }

/** Home is always the first tab and cannot be closed. */
export const noTabs: OpenTabs = { list: [home], current: null, replaced: null }

export function isPinned(tab: OpenTab): boolean {
  return tab.key === home.key
}

/** Opens a page or returns to it; the twenty-first page replaces the least recently visited one. */
export function visitTab(tabs: OpenTabs, page: { key: string; href: string }): OpenTabs {
  const turn = Math.max(0, ...tabs.list.map((tab) => tab.turn)) + 1
  const known = tabs.list.find((tab) => tab.key === page.key)
  if (known && tabs.current === page.key && known.href === page.href) return tabs
  if (known) {
    const list = tabs.list.map((tab) => (tab.key === page.key ? { ...tab, href: page.href, turn } : tab))
    return { list, current: page.key, replaced: tabs.current === page.key ? tabs.replaced : null }
  }
  const opened: OpenTab = { ...page, title: null, turn }
  if (tabs.list.length < maxTabs) return { list: [...tabs.list, opened], current: page.key, replaced: null }
  const oldest = tabs.list.filter((tab) => !isPinned(tab)).reduce((least, tab) => (tab.turn < least.turn ? tab : least))
  const list = [...tabs.list.filter((tab) => tab !== oldest), opened]
  return { list, current: page.key, replaced: oldest }
}

/** For an address without a page: every tab stays, none is current. */
export function noPage(tabs: OpenTabs): OpenTabs {
  return tabs.current === null ? tabs : { ...tabs, current: null }
}

export function nameTab(tabs: OpenTabs, key: string, title: PageTitle): OpenTabs {
  return { ...tabs, list: tabs.list.map((tab) => (tab.key === key ? { ...tab, title } : tab)) }
}

/** Closing the current tab moves to its right neighbour, otherwise to the left one. */
export function closeTab(tabs: OpenTabs, key: string): OpenTabs {
  const at = tabs.list.findIndex((tab) => tab.key === key)
  const closed = tabs.list[at]
  if (!closed || isPinned(closed)) return tabs
  const list = tabs.list.filter((tab) => tab !== closed)
  const current = tabs.current === key ? ((list[at] ?? list.at(-1))?.key ?? home.key) : tabs.current
  return { list, current, replaced: null }
}

export function closeOthers(tabs: OpenTabs, key: string): OpenTabs {
  return { list: tabs.list.filter((tab) => isPinned(tab) || tab.key === key), current: key, replaced: null }
}

export function closeAll(tabs: OpenTabs): OpenTabs {
  return { list: tabs.list.filter(isPinned), current: home.key, replaced: null }
}

/** Tabs stored for a reload; invalid data counts as none. */
export function restoreTabs(stored: string | null): OpenTabs {
  if (stored === null) return noTabs
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return noTabs
    const tabs = list.filter(isOpenTab).filter((tab) => !isPinned(tab))
    return { list: [home, ...tabs].slice(0, maxTabs), current: null, replaced: null }
  } catch {
    return noTabs
  }
}

export function storeTabs(tabs: OpenTabs): string {
  return JSON.stringify(tabs.list)
}

function isOpenTab(value: unknown): value is OpenTab {
  if (typeof value !== 'object' || value === null) return false
  const tab = value as Partial<OpenTab>
  // Only addresses of this site: stored data must not lead to another one.
  return (
    typeof tab.key === 'string' &&
    typeof tab.href === 'string' &&
    /^\/(?!\/)/.test(tab.href) &&
    typeof tab.turn === 'number' &&
    (tab.title === null || typeof tab.title?.key === 'string')
  )
}
