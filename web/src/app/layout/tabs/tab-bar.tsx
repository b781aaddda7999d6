import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { useIsNarrow } from '../../../lib/browser/use-is-narrow.ts'
import { isPinned, maxTabs, type OpenTabs } from './open-tabs.ts'
import classes from './tab-bar.module.css'
import { useTabTitle } from './use-tab-title.ts'
import type { TabActions } from './use-tabs.ts'

const TabMenu = lazy(async () => ({ default: (await import('./tab-menu.tsx')).TabMenu }))

/** The open pages. A menu on a narrow page. */
export function TabBar({ open, actions }: { open: OpenTabs; actions: TabActions }) {
  const { t } = useTranslation('layout')
  const isNarrow = useIsNarrow()
  const titleOf = useTabTitle()
  const { list, current, replaced } = open
  const note = replaced ? t('tabs.replaced', { max: maxTabs, title: titleOf(replaced) }) : null
  const bar = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (note) announce(note)
  }, [note])
  useEffect(() => {
    const tab = current && bar.current?.querySelector<HTMLElement>('[data-current]')
    // Scrolls sideways only: `scrollIntoView` would also move the page up to the bar.
    if (tab && bar.current) bar.current.scrollLeft = tab.offsetLeft + tab.offsetWidth - bar.current.clientWidth
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
                <button
                  type="button"
                  className={classes.close}
                  aria-label={t('tabs.close', { title: titleOf(tab) })}
                  onClick={() => actions.close(tab.key)}
                >
                  <IconX size={14} stroke={1.5} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
        {isNarrow && (
          <Suspense>
            <TabMenu open={open} actions={actions} />
          </Suspense>
        )}
        <div className={classes.more}>
          {note && (
            <span className={classes.note} title={note}>
              {note}
            </span>
          )}
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
