import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { menuPages } from '@qingdan/api/contract/account/menu.ts'
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage, langTag, nextLanguage } from '../../../i18n/setup.ts'
import { unreadAlertsQuery, unreadProjectsQuery } from '../../../lib/api/unread-queries.ts'
import { useOverflows } from '../../../lib/browser/use-overflows.ts'
import { useGoToSearch } from '../use-search-shortcut.ts'
import classes from './header.module.css'
import { openFromMenu } from './open-from-menu.ts'
import { UnreadDot } from './unread-dot.tsx'
import { UserEntry } from './user-entry.tsx'

const HeaderMenu = lazy(async () => ({ default: (await import('./header-menu.tsx')).HeaderMenu }))

/** The bar at the top of every page. Where its menu does not fit, a button opens it. */
export function Header() {
  const { t } = useTranslation('layout')
  const goToSearch = useGoToSearch()
  const nav = useRef<HTMLElement>(null)
  const isCollapsed = useOverflows(nav)
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        {isCollapsed && (
          <Suspense fallback={<span className={classes.burger} />}>
            <HeaderMenu />
          </Suspense>
        )}
        <Link to="/home" className={classes.logo} aria-label={t('header.toHome')}>
          <span lang="zh-CN">清单</span>
          <small lang="en">QINGDAN</small>
        </Link>
        <nav ref={nav} className={classes.nav} data-collapsed={isCollapsed || undefined} aria-label={t('menu.label')}>
          {menuPages.map(({ id, pageUrl }) => (
            <Link
              key={id}
              to={pageUrl}
              className={classes.entry}
              activeOptions={{ includeSearch: false }}
              onClick={(event) => openFromMenu(event, pageUrl)}
            >
              {t(`menu.${id}`)}
              {id === 'screening' && <UnreadDot query={unreadAlertsQuery} text="menu.unread" />}
              {id === 'reports' && <UnreadDot query={unreadProjectsQuery} text="menu.unreadProjects" />}
            </Link>
          ))}
        </nav>
        <div className={classes.actions}>
          <button type="button" className={classes.action} onClick={goToSearch} aria-label={t('header.search')}>
            <IconSearch size={16} stroke={1.5} aria-hidden="true" />
            <kbd className={classes.key}>/</kbd>
          </button>
          <LanguageSwitch />
          <SchemeSwitch />
          <UserEntry />
        </div>
      </div>
    </header>
  )
}

function LanguageSwitch() {
  const { t } = useTranslation('layout')
  const other = nextLanguage(currentLanguage())
  return (
    <button
      type="button"
      className={classes.action}
      lang={langTag(other)}
      aria-label={t('header.switchLanguage')}
      onClick={() => void changeLanguage(other)}
    >
      {t('header.otherLanguage')}
    </button>
  )
}

function SchemeSwitch() {
  const { t } = useTranslation('layout')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={t(isDark ? 'header.toLight' : 'header.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
