import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './banner.module.css'

export type BannerTone = 'info' | 'warn' | 'bad' | 'ok'

const icons = { info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertCircle, ok: IconCircleCheck }

/** A message with icon and words; the colour adds nothing new. `action` is shown at its end. */
export function Banner({
  tone,
  title,
  children,
  action,
}: {
  tone: BannerTone
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div className={classes.banner} data-tone={tone}>
      <Icon size={16} stroke={1.5} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <b className={classes.title}>{title}</b> {children}
      </div>
      {action}
    </div>
  )
}
