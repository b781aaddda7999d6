import type { ReactNode } from 'react'
import { formatCount } from '../lib/language/format.ts'
import { useLanguage } from '../lib/language/use-language.ts'
import classes from './chip.module.css'

/** A choice that can be on or off, with its number of results; one without results cannot be switched on. */
export function Chip({
  isOn,
  isSmall = false,
  count,
  onClick,
  children,
}: {
  isOn: boolean
  isSmall?: boolean
  /** Undefined while unknown, or when the choice has no count. */
  count?: number | undefined
  onClick: () => void
  children: ReactNode
}) {
  const language = useLanguage()
  return (
    <button
      type="button"
      className={classes.chip}
      data-small={isSmall || undefined}
      aria-pressed={isOn}
      disabled={count === 0 && !isOn}
      onClick={onClick}
    >
      {children} {count !== undefined && <span className={classes.count}>{formatCount(count, language)}</span>}
    </button>
  )
}
