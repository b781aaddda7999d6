import { Button } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './search-field.module.css'

/** The search box at the top of a page, the target of `/`. `children` are shown below it. */
export function SearchField({
  label,
  placeholder,
  value,
  problem,
  takesFocus = true,
  onType,
  onSearch,
  children,
}: {
  label: string
  placeholder: string
  value: string
  /** Error of the text, if it cannot be searched. */
  problem: string | null
  /** Focused after navigation. */
  takesFocus?: boolean
  onType: (text: string) => void
  onSearch: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('common')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onType('')
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      className={classes.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
      noValidate
    >
      <div className={classes.box} data-invalid={problem !== null || undefined}>
        <IconSearch size={18} stroke={1.5} className={classes.icon} aria-hidden="true" />
        <input
          ref={input}
          className={classes.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-search-box
          data-autofocus={takesFocus || undefined}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem ? id : undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('clearText')}
            title={t('clearText')}
            onClick={clear}
          >
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </button>
        )}
        <Button type="submit" size="md" className={classes.submit}>
          {t('search')}
        </Button>
      </div>
      {problem && (
        <p id={id} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {children}
    </form>
  )
}
