import { Menu } from '@mantine/core'
import type { ReactElement, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { type DemandStart, useOpenOnDemand } from '../../lib/browser/use-on-demand.ts'

export type Action = 'approve' | 'close' | 'open' | 'grant' | 'reset'

/** The actions that an account allows, loaded when the first menu opens. */
export function UserActionsMenu({
  names,
  start,
  target,
  button,
  onChoose,
}: {
  names: readonly Action[]
  start: DemandStart
  target: RefObject<HTMLButtonElement | null>
  button: ReactElement
  onChoose: (name: Action) => void
}) {
  const { t } = useTranslation('admin')
  const [isOpened, setOpened] = useOpenOnDemand(start, target)
  return (
    <Menu position="bottom-end" shadow="md" opened={isOpened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {names.map((name) => (
          <Menu.Item key={name} onClick={() => onChoose(name)}>
            {t(`action.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
