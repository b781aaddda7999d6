import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo, useState } from 'react'
import { stringifySearch } from '../../../lib/address/query-string.ts'
import type { PageTitle } from '../../../lib/page-title.ts'
import { closeAll, closeOthers, closeTab, nameTab, noPage, type OpenTabs, visitTab } from './open-tabs.ts'
import { pageKey } from './page-key.ts'
import { changeTabs, createTabStore } from './tab-store.ts'

export interface TabActions {
  name: (title: PageTitle) => void
  close: (key: string) => void
  closeOthers: () => void
  closeAll: () => void
  /** Closes every tab without navigation; the current page keeps its own. */
  closeAllButThis: () => void
}

/** The open tabs, following the router: every visited page gets a tab, or returns to its own. */
export function useTabs(): { open: OpenTabs; actions: TabActions } {
  const router = useRouter()
  const [store] = useState(createTabStore)
  const open = useSelector(store)
  // The address of the visible page, not of one that is still loading.
  const address = useRouterState({ select: (state) => state.resolvedLocation?.href })

  const { visit, actions } = useMemo(() => {
    /** Opens, or returns to, the tab of the visible page, once its address is settled. */
    const visit = (settled?: string): string | null => {
      const match = router.state.matches.at(-1)
      // Only the root matched: an unknown address gets no tab.
      if (!match || match.routeId === '__root__' || match.routeId === '/') return null
      if (match.staticData.isTab === false) return null
      const key = pageKey(match.pathname, match.search, match.staticData.tabIdentity)
      changeTabs(store, (tabs) => {
        const left = tabs.list.find((tab) => tab.key === key)?.href
        return visitTab(tabs, { key, href: settled ?? left ?? `${match.pathname}${stringifySearch(match.search)}` })
      })
      return key
    }
    const go = (tabs: OpenTabs) => {
      const target = tabs.list.find((tab) => tab.key === tabs.current)
      if (target) void router.navigate({ href: target.href })
    }
    const actions: TabActions = {
      // The page sets its title before this effect runs, so the visit must be recorded first.
      name: (title) => {
        const key = visit()
        if (key) changeTabs(store, (tabs) => nameTab(tabs, key, title))
      },
      close: (key) => {
        const wasCurrent = store.get().current === key
        const tabs = changeTabs(store, (before) => closeTab(before, key))
        if (wasCurrent) go(tabs)
      },
      closeOthers: () => {
        const { current } = store.get()
        if (current) changeTabs(store, (tabs) => closeOthers(tabs, current))
      },
      closeAll: () => go(changeTabs(store, closeAll)),
      closeAllButThis: () => {
        const key = visit()
        changeTabs(store, (tabs) => (key ? closeOthers(tabs, key) : noPage(closeAll(tabs))))
      },
    }
    return { visit, actions }
  }, [router, store])

  useEffect(() => {
    if (address !== undefined && !visit(address)) changeTabs(store, noPage)
  }, [visit, store, address])

  return { open, actions }
}
