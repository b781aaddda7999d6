import type { ReactNode } from 'react'
import { formatCount } from '../lib/language/format.ts'
import { useLanguage } from '../lib/language/use-language.ts'
import classes from './chip.module.css'

/** A choice that is on or off, with how many it stands for; one that stands for none cannot be switched on. */
export function Chip({
  isOn,
  isSmall = false,
  count,
  onClick,
  children,
}: {
  isOn: boolean
  isSmall?: boolean
  /** undefined while unknown, or where the choice counts nothing. */
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
