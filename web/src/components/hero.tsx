import { type ReactNode, useId } from 'react'
import classes from './hero.module.css'

/** Top of a start page: its heading above a search box. */
export function Hero({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.hero} aria-labelledby={id}>
      <div className={classes.inner}>
        <h1 id={id} className={classes.heading}>
          {heading}
        </h1>
        {children}
      </div>
    </section>
  )
}
