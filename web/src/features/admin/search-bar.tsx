import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './admin.module.css'

/** Search above a table; it searches when submitted. */
export function SearchBar({
  label,
  initial,
  onSearch,
}: {
  label: string
  initial: string
  onSearch: (keyword: string) => void
}) {
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState(initial)
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" h={32}>
        {t('search')}
      </Button>
    </form>
  )
}
