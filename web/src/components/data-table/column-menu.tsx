import { Menu } from '@mantine/core'
import type { ReactElement, RefObject } from 'react'
import { type DemandStart, useOpenOnDemand } from '../../lib/browser/use-on-demand.ts'
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
  const [isOpened, setOpened] = useOpenOnDemand(start, target)
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
