import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../components/feedback/live-region.tsx'
import { PageTitleContext } from '../../lib/page-title.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import classes from './layout.module.css'
import { StatusBanners } from './notices/status-banners.tsx'
import { Toaster } from './notices/toaster.tsx'
import { Prompts } from './prompts.tsx'
import { TabBar } from './tabs/tab-bar.tsx'
import { useTabs } from './tabs/use-tabs.ts'
import { ToTop } from './to-top.tsx'
import { useRouteFocus } from './use-route-focus.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'
import { useSessionChanges } from './use-session-changes.ts'

/** Header, tabs and footer around every page. */
export function Layout() {
  const { t } = useTranslation('layout')
  const tabs = useTabs()
  useRouteFocus()
  useSearchShortcut()
  useSessionChanges(tabs.actions)
  return (
    <PageTitleContext value={tabs.actions.name}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; the router would take the hash for a new address */}
      <a
        className={classes.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t('skip')}
      </a>
      <div className={classes.layout}>
        <Header />
        <TabBar open={tabs.open} actions={tabs.actions} />
        <StatusBanners />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <ToTop />
      <Prompts />
      <Toaster />
      <LiveRegion />
    </PageTitleContext>
  )
}
