import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResetForm } from '../password/reset-form.tsx'
import { AccountForm } from './account-form.tsx'
import { providerAddressOptions } from './identity-provider.ts'
import classes from './login-panel.module.css'
import { ProviderButton } from './provider-button.tsx'
import { ScanPanel } from './scan-panel.tsx'

const ways = ['scan', 'account'] as const
type Way = (typeof ways)[number]

/** Both ways in. Scanning comes first where the deployment has it set up. */
export function LoginPanel({ onSignedIn }: { onSignedIn: (session: LoginAnswer) => void }) {
  const { t } = useTranslation('account')
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Way | null>(null)
  const [isForgotten, setForgotten] = useState(false)
  const address = useQuery(providerAddressOptions('wechat'))
  const way = chosen ?? (address.isError ? 'account' : 'scan')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    const next = way === 'scan' ? 'account' : 'scan'
    setChosen(next)
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[ways.indexOf(next)]?.focus()
  }
  if (isForgotten) {
    const back = (
      <Button variant="default" onClick={() => setForgotten(false)}>
        {t('login.back')}
      </Button>
    )
    return <ResetForm phone="" beside={back} onSet={onSignedIn} />
  }
  return (
    <div>
      <div ref={strip} role="tablist" aria-label={t('login.ways')} className={classes.strip}>
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === way}
            aria-controls={`${id}-panel`}
            tabIndex={one === way ? 0 : -1}
            className={classes.tab}
            onClick={() => setChosen(one)}
            onKeyDown={onKeyDown}
          >
            {t(one === 'scan' ? 'login.byScan' : 'login.byAccount')}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {way === 'scan' ? <ScanPanel /> : <AccountForm onSignedIn={onSignedIn} />}
        {way === 'account' && <ProviderButton />}
      </div>
      <p className={classes.foot}>
        <span>
          {t('login.noAccount')} <Link to="/register">{t('login.toRegister')}</Link>
        </span>
        <button type="button" onClick={() => setForgotten(true)}>
          {t('login.forgotten')}
        </button>
      </p>
    </div>
  )
}
