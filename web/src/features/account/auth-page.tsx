import type { ReactNode } from 'react'
import { PageBody } from '../../components/page-body.tsx'
import classes from './auth-page.module.css'

/** Layout of the pages before sign-in: a heading and one card. */
export function AuthPage({
  heading,
  isWide = false,
  children,
}: {
  heading: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <PageBody>
      <div className={classes.page}>
        <div className={classes.card} data-wide={isWide || undefined}>
          <h1>{heading}</h1>
          {children}
        </div>
      </div>
    </PageBody>
  )
}
