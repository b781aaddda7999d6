import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { maxTabs, type OpenTabs } from './open-tabs.ts'
import classes from './tab-bar.module.css'
import { useTabTitle } from './use-tab-title.ts'
import type { TabActions } from './use-tabs.ts'

/** The tab bar of a narrow page. */
export function TabMenu({ open, actions }: { open: OpenTabs; actions: TabActions }) {
  const { t } = useTranslation('layout')
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
      <Menu.Dropdown className={classes.dropdown}>
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
