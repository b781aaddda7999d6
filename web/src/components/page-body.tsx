import type { ReactNode } from 'react'
import classes from './page-body.module.css'

/** The width and padding every page shares. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>
}
