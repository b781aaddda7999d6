import { Menu } from '@mantine/core'
import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import type { DemandStart } from '../../lib/browser/use-on-demand.ts'
import type { ColumnChoice } from './columns.ts'

/** The optional columns to tick, loaded when a reader comes near the button. */
export function ColumnMenu({
  columns,
  hidden,
  onChange,
  start,
  target,
  button,
}: ColumnChoice & { start: DemandStart; target: RefObject<HTMLButtonElement | null>; button: ReactElement }) {
  const [isOpened, setOpened] = useState(false)
  // Opened after loading, so that the menu knows where to return the focus.
  useEffect(() => {
    if (start.hasFocus || start.wasUsed) target.current?.focus()
    if (start.wasUsed) setOpened(true)
  }, [start, target])
  return (
    <Menu position="bottom-end" opened={isOpened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {columns.map(({ id, header }) => (
          <Menu.CheckboxItem
            key={id}
            checked={!hidden.includes(id)}
            onChange={(isShown) => onChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])}
          >
            {header}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
