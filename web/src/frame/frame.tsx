import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../components/live-region.tsx'
import { PageTitleContext } from '../page-title.ts'
import { useSessionChanges } from '../use-session-changes.ts'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { Header } from './header.tsx'
import { Prompts } from './prompts.tsx'
import { StatusBanners } from './status-banners.tsx'
import { TabBar } from './tab-bar.tsx'
import { ToTop } from './to-top.tsx'
import { Toaster } from './toaster.tsx'
import { useRouteFocus } from './use-route-focus.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'
import { useTabs } from './use-tabs.ts'

/** What surrounds every page. */
export function Frame() {
  const { t } = useTranslation('frame')
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
      <div className={classes.frame}>
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
