import type { ReactNode } from 'react'
import classes from './key-cap.module.css'

/** A key of the keyboard, as drawn in hints. */
export function KeyCap({ children }: { children?: ReactNode }) {
  return <kbd className={classes.cap}>{children}</kbd>
}
