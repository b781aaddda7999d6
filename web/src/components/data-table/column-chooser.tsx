import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnDemand } from '../../lib/browser/use-on-demand.ts'
import type { ColumnChoice } from './columns.ts'

// Mantine's menu weighs 27 kB, and few readers open it.
const loadMenu = () => import('./column-menu.tsx')

/** The button over a table that opens the choice of its columns. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChoice) {
  const target = useRef<HTMLButtonElement>(null)
  const { loaded, approach } = useOnDemand(loadMenu, target)
  if (!loaded) return <ColumnsButton ref={target} {...approach} />
  return (
    <loaded.part.ColumnMenu
      columns={columns.filter((column) => column.isOptional)}
      hidden={hidden}
      onChange={onChange}
      start={loaded.start}
      target={target}
      button={<ColumnsButton ref={target} />}
    />
  )
}

function ColumnsButton(button: ComponentProps<'button'>) {
  const { t } = useTranslation('common')
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
      size="compact-sm"
      variant="subtle"
      leftSection={<IconColumns3 size={14} stroke={1.5} />}
    >
      {t('table.columns')}
    </Button>
  )
}
