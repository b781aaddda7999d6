import { useReducedMotion } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './to-top.module.css'

/** Shown once the reader has left the first screen. */
export function ToTop() {
  const { t } = useTranslation('layout')
  const [isShown, setIsShown] = useState(false)
  const isStill = useReducedMotion()
  useEffect(() => {
    const look = () => setIsShown(window.scrollY > window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isShown) return null
  return (
    <button
      type="button"
      className={classes.toTop}
      aria-label={t('toTop')}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <IconArrowUp size={18} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
