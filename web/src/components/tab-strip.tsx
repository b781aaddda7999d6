import { type KeyboardEvent, useRef } from 'react'
import classes from './tab-strip.module.css'

/** A row of tabs over the one panel `${id}-panel`; arrows move, and choose. */
export function TabStrip<Tab extends string>({
  id,
  label,
  tabs,
  current,
  onChoose,
}: {
  id: string
  label: string
  tabs: readonly { tab: Tab; name: string }[]
  current: Tab
  onChoose: (tab: Tab) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = (tabs.findIndex(({ tab }) => tab === current) + step + tabs.length) % tabs.length
    const next = tabs[at]
    if (!next) return
    onChoose(next.tab)
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }
  return (
    <div ref={strip} role="tablist" aria-label={label} className={classes.strip}>
      {tabs.map(({ tab, name }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-tab-${tab}`}
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          className={classes.tab}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** What the panel under a `TabStrip` carries. */
export function panelProps(id: string, current: string) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${current}` } as const
}
