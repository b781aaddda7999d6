import { CloseButton, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../components/live-region.tsx'
import { useTitleText } from '../page-title.ts'
import { isPinned, maxTabs, type OpenTab, type OpenTabs } from './open-tabs.ts'
import classes from './tab-bar.module.css'
import type { TabActions } from './use-tabs.ts'

function useTabTitle(): (tab: OpenTab) => string {
  const { t } = useTranslation('frame')
  const textOf = useTitleText()
  return (tab) => (tab.title ? textOf(tab.title) : t('tabs.untitled'))
}

/** The pages that are open, each where it was left. A menu where the page is narrow. */
export function TabBar({ open, actions }: { open: OpenTabs; actions: TabActions }) {
  const { t } = useTranslation('frame')
  const titleOf = useTabTitle()
  const { list, current, replaced } = open
  const note = replaced ? t('tabs.replaced', { max: maxTabs, title: titleOf(replaced) }) : null
  const bar = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (note) announce(note)
  }, [note])
  useEffect(() => {
    if (current) bar.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])

  return (
    <nav className={classes.bar} aria-label={t('tabs.label')}>
      <div className={classes.inner}>
        <ul className={classes.list} ref={bar}>
          {list.map((tab) => (
            <li key={tab.key} className={classes.tab} data-current={tab.key === current || undefined}>
              <Link
                to={tab.href}
                preload={false}
                className={classes.link}
                aria-current={tab.key === current ? 'page' : undefined}
                title={titleOf(tab)}
                onAuxClick={(event) => {
                  if (event.button !== 1) return
                  event.preventDefault()
                  actions.close(tab.key)
                }}
              >
                {titleOf(tab)}
              </Link>
              {!isPinned(tab) && (
                <CloseButton
                  size={20}
                  iconSize={14}
                  className={classes.close}
                  aria-label={t('tabs.close', { title: titleOf(tab) })}
                  onClick={() => actions.close(tab.key)}
                />
              )}
            </li>
          ))}
        </ul>
        <TabMenu open={open} actions={actions} />
        <div className={classes.more}>
          {note && <span className={classes.note}>{note}</span>}
          <span>{t('tabs.count', { open: list.length, max: maxTabs })}</span>
          {list.length > 1 && (
            <>
              <button type="button" className={classes.wide} onClick={actions.closeOthers}>
                {t('tabs.closeOthers')}
              </button>
              <button type="button" className={classes.wide} onClick={actions.closeAll}>
                {t('tabs.closeAll')}
              </button>
            </>
          )}
        </div>
      </div>
    </nav>
  )
}

function TabMenu({ open, actions }: { open: OpenTabs; actions: TabActions }) {
  const { t } = useTranslation('frame')
  const navigate = useNavigate()
  const titleOf = useTabTitle()
  const { list, current } = open
  const shown = list.find((tab) => tab.key === current)
  return (
    <Menu position="bottom-start" shadow="md" width="target">
      <Menu.Target>
        <button type="button" className={classes.menu}>
          <span className={classes.menuTitle}>{shown ? titleOf(shown) : t('tabs.label')}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('tabs.list', { open: list.length, max: maxTabs })}</Menu.Label>
        {list.map((tab) => (
          <Menu.Item
            key={tab.key}
            aria-current={tab.key === current ? 'page' : undefined}
            rightSection={tab.key === current && <IconCheck size={14} aria-hidden="true" />}
            onClick={() => void navigate({ href: tab.href })}
          >
            <span className={classes.menuTitle}>{titleOf(tab)}</span>
          </Menu.Item>
        ))}
        {list.length > 1 && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={actions.closeOthers}>{t('tabs.closeOthers')}</Menu.Item>
            <Menu.Item onClick={actions.closeAll}>{t('tabs.closeAll')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
