import type { ReactNode } from 'react'
import classes from './kit-page.module.css'

/** A folder of parts. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** One part under its name in the code. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.sample}>
      <p className={classes.name} lang="en">
        {name}
      </p>
      {children}
    </div>
  )
}

/** Small parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
