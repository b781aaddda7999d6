import { Button, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Menu to show or hide optional columns. */
export function ColumnChooser({
  columns,
  hidden,
  onChange,
}: {
  columns: readonly { id: string; header: string; isOptional?: boolean }[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}) {
  const { t } = useTranslation('common')
  const optional = columns.filter((column) => column.isOptional)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" leftSection={<IconColumns3 size={14} stroke={1.5} />}>
          {t('table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optional.map(({ id, header }) => (
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
