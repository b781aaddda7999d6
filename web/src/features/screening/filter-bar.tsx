import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../components/record-list.module.css'
import classes from './screening.module.css'

/** Text filters above a list: applied by Enter or the button, cleared together. `children`: filters that apply at once. */
export function FilterBar<Key extends string>({
  fields,
  values,
  onApply,
  onReset,
  children,
}: {
  fields: readonly { key: Key; label: string }[]
  values: Partial<Record<Key, string | undefined>>
  onApply: (values: Partial<Record<Key, string | undefined>>) => void
  onReset: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('screening')
  const [typed, setTyped] = useState(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const entries = fields.map(({ key }) => [key, typed[key]?.trim() || undefined])
    onApply(Object.fromEntries(entries) as Partial<Record<Key, string | undefined>>)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form role="search" className={classes.bar} onSubmit={submit}>
      {fields.map(({ key, label }) => (
        <label key={key} className={layout.filter}>
          {label}
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            value={typed[key] ?? ''}
            onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
          />
        </label>
      ))}
      {children}
      <Button type="submit" h={32} variant="default">
        {t('filter.apply')}
      </Button>
      <Button h={32} variant="subtle" onClick={onReset}>
        {t('filter.reset')}
      </Button>
    </form>
  )
}
