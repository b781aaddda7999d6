import { useEffect, useState } from 'react'
import { Banner } from '../../../components/feedback/banner.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import type { Toast } from '../../../lib/toasts.ts'
import classes from './plain-toast.module.css'

const shownMs = 5_000

/** A message for a few seconds, with nothing that has to be loaded first. */
export function PlainToast({ toast }: { toast: Toast }) {
  const [ended, setEnded] = useState<Toast | null>(null)
  useEffect(() => {
    announce(toast.text)
    const timer = setTimeout(() => setEnded(toast), shownMs)
    return () => clearTimeout(timer)
  }, [toast])
  if (ended === toast) return null
  return (
    <div className={classes.toast}>
      <Banner tone={toast.tone} title={toast.text} />
    </div>
  )
}
