import { useMatches, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PageTitle } from '../page-title.ts'
import { closeAll, closeOthers, closeTab, nameTab, type OpenTabs, visitTab } from './open-tabs.ts'
import { pageKey } from './page-key.ts'
import { createTabStore } from './tab-store.ts'

export interface Tabs {
  open: OpenTabs
  name: (title: PageTitle) => void
  close: (key: string) => void
  closeOthers: () => void
  closeAll: () => void
}

/** The open pages, following the router: every page shown becomes, or returns to, its tab. */
export function useTabs(): Tabs {
  const router = useRouter()
  const [store] = useState(createTabStore)
  const open = useSyncExternalStore(store.subscribe, store.read)
  const page = useMatches({
    select: (matches) => {
      const last = matches.at(-1)
      // Only the root matched: an unknown address, which is no page to come back to.
      if (!last || last.routeId === '__root__' || last.routeId === '/') return null
      return pageKey(last.pathname, last.search, last.staticData.tabIdentity)
    },
  })
  const href = router.state.location.href

  const visit = useCallback(() => {
    const match = router.state.matches.at(-1)
    if (!match || match.routeId === '__root__' || match.routeId === '/') return null
    const key = pageKey(match.pathname, match.search, match.staticData.tabIdentity)
    store.change((tabs) => visitTab(tabs, { key, href: router.state.location.href }))
    return key
  }, [router, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or address is a visit
  useEffect(() => {
    if (!visit()) store.change((tabs) => (tabs.current === null ? tabs : { ...tabs, current: null }))
  }, [visit, store, page, href])

  return useMemo(() => {
    const go = (tabs: OpenTabs) => {
      const target = tabs.list.find((tab) => tab.key === tabs.current)
      if (target) void router.navigate({ href: target.href })
    }
    return {
      open,
      // Pages name themselves before the frame's own effect has seen them: the visit comes first.
      name: (title) => {
        const key = visit()
        if (key) store.change((tabs) => nameTab(tabs, key, title))
      },
      close: (key) => {
        const wasCurrent = store.read().current === key
        const tabs = store.change((before) => closeTab(before, key))
        if (wasCurrent) go(tabs)
      },
      closeOthers: () => {
        const { current } = store.read()
        if (current) store.change((tabs) => closeOthers(tabs, current))
      },
      closeAll: () => go(store.change(closeAll)),
    }
  }, [open, router, store, visit])
}
