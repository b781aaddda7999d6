import type { ReactNode } from 'react'
import { AccessGate, isAccessError } from '../../components/access-gate.tsx'
import { PageBody } from '../../components/page-body.tsx'
import classes from './screening.module.css'
import { ScreeningNav } from './screening-nav.tsx'

/** The frame of every page of screening. `error`: of its first query; without access the page says how to get it. */
export function ScreeningPage({
  heading,
  note,
  actions,
  error,
  children,
}: {
  heading: string
  note?: ReactNode
  actions?: ReactNode
  error: unknown
  children: ReactNode
}) {
  const isRefused = isAccessError(error)
  return (
    <PageBody>
      <ScreeningNav />
      <div className={classes.head}>
        <div>
          <h1>{heading}</h1>
          {note && <p className={classes.sub}>{note}</p>}
        </div>
        <span className={classes.grow} />
        {!isRefused && actions}
      </div>
      {isRefused ? <AccessGate error={error} /> : children}
    </PageBody>
  )
}
