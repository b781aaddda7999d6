import type { ReactNode } from 'react'
import classes from './list-tag.module.css'

/** A list the subject is on: neutral, the seal beside it carries the weight. `ended` is struck and dashed. */
export function ListTag({ children, ended = false }: { children: ReactNode; ended?: boolean }) {
  return (
    <span className={classes.tag} data-ended={ended || undefined}>
      {children}
    </span>
  )
}
