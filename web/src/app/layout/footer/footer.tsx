import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPhrases } from '../../../i18n/setup.ts'
import { site } from '../../../lib/site-config.ts'
import classes from './footer.module.css'
import type { FooterDialogName } from './footer-dialog.tsx'

const names = ['disclaimer', 'instructions', 'contact'] as const

const FooterDialog = lazy(async () => {
  const [{ FooterDialog }] = await Promise.all([import('./footer-dialog.tsx'), loadPhrases('dialog')])
  return { default: FooterDialog }
})

export function Footer() {
  const { t } = useTranslation('layout')
  const [opened, setOpened] = useState<FooterDialogName | null>(null)
  const trigger = useRef<HTMLButtonElement | null>(null)
  const [last, setLast] = useState<FooterDialogName | null>(null)
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        {site.icpNumber ? (
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
            {t('footer.icp', { number: site.icpNumber })}
          </a>
        ) : (
          <span>{t('footer.icpUnset')}</span>
        )}
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.link}
            aria-haspopup="dialog"
            onClick={(event) => {
              trigger.current = event.currentTarget
              setOpened(name)
              setLast(name)
            }}
          >
            {t(`footer.${name}`)}
          </button>
        ))}
        <Link to="/methodology" className={classes.link}>
          {t('menu.methodology')}
        </Link>
        <Link to="/verify" className={classes.link}>
          {t('page.verify')}
        </Link>
        <span className={classes.note}>{t('footer.note')}</span>
      </div>
      {last && (
        <Suspense>
          <FooterDialog
            name={last}
            isOpened={opened !== null}
            onClose={() => setOpened(null)}
            onClosed={() => trigger.current?.focus()}
          />
        </Suspense>
      )}
    </footer>
  )
}
