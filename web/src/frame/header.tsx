import { ActionIcon, Kbd, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage, langTag } from '../i18n/setup.ts'
import classes from './header.module.css'
import { useGoToSearch } from './use-search-shortcut.ts'

/** Only what exists: an entry comes with its page. */
const entries = [
  { to: '/home', label: 'menu.home' },
  { to: '/sanctionSearch', label: 'menu.sanctionSearch' },
] as const

export function Header() {
  const { t } = useTranslation('frame')
  const goToSearch = useGoToSearch()
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <MenuOfNarrowPage />
        <Link to="/home" className={classes.logo} aria-label={t('header.toHome')}>
          <span lang="zh-CN">清单</span>
          <small lang="en">QINGDAN</small>
        </Link>
        <nav className={classes.nav} aria-label={t('menu.label')}>
          {entries.map((entry) => (
            <Link key={entry.to} to={entry.to} className={classes.entry} activeOptions={{ includeSearch: false }}>
              {t(entry.label)}
            </Link>
          ))}
        </nav>
        <div className={classes.actions}>
          <button type="button" className={classes.action} onClick={goToSearch} aria-label={t('header.search')}>
            <IconSearch size={16} stroke={1.5} aria-hidden="true" />
            <Kbd className={classes.key} aria-hidden="true">
              /
            </Kbd>
          </button>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </header>
  )
}

function MenuOfNarrowPage() {
  const { t } = useTranslation('frame')
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon className={classes.burger} variant="transparent" size={32} aria-label={t('header.openMenu')}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item key={entry.to} component={Link} to={entry.to}>
            {t(entry.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function LanguageSwitch() {
  const { t } = useTranslation('frame')
  const other = currentLanguage() === 'zh' ? 'en' : 'zh'
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
  const { t } = useTranslation('frame')
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
