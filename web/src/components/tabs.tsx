import { Tabs as MantineTabs } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './tabs.module.css'

/** A row of tabs and the current panel, which the caller renders; arrows, Home and End select a tab. */
export function Tabs<Tab extends string>({
  label,
  tabs,
  current,
  onChoose,
  isStretched = false,
  className,
  children,
}: {
  label: string
  tabs: readonly { tab: Tab; name: ReactNode }[]
  current: Tab
  onChoose: (tab: Tab) => void
  /** The tabs share the full width. */
  isStretched?: boolean
  /** Class of the panel. */
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const choose = (value: string | null) => {
    const next = tabs.find(({ tab }) => tab === value)
    if (next) onChoose(next.tab)
  }
  return (
    <MantineTabs unstyled keepMounted={false} id={id} value={current} onChange={choose}>
      <MantineTabs.List aria-label={label} className={classes.strip} data-stretched={isStretched || undefined}>
        {tabs.map(({ tab, name }) => (
          <MantineTabs.Tab
            key={tab}
            value={tab}
            className={classes.tab}
            // Only the current panel is in the page.
            aria-controls={`${id}-panel-${current}`}
          >
            {name}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={current} className={className}>
        {children}
      </MantineTabs.Panel>
    </MantineTabs>
  )
}
