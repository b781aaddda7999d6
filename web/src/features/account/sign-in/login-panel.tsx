import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../components/tabs.tsx'
import { ResetForm } from '../password/reset-form.tsx'
import { AccountForm } from './account-form.tsx'
import { providerAddressOptions } from './identity-provider.ts'
import classes from './login-panel.module.css'
import { ProviderButton } from './provider-button.tsx'
import { ScanPanel } from './scan-panel.tsx'

const ways = ['scan', 'account'] as const
type Way = (typeof ways)[number]

/** Both ways to sign in. Scanning comes first where it is configured. */
export function LoginPanel({ onSignedIn }: { onSignedIn: (session: LoginAnswer) => void }) {
  const { t } = useTranslation('account')
  const [chosen, setChosen] = useState<Way | null>(null)
  const [isForgotten, setForgotten] = useState(false)
  const address = useQuery(providerAddressOptions('wechat'))
  const way = chosen ?? (address.isError ? 'account' : 'scan')
  if (isForgotten) {
    const back = (
      <Button variant="default" onClick={() => setForgotten(false)}>
        {t('login.back')}
      </Button>
    )
    return <ResetForm phone="" extraAction={back} onSet={onSignedIn} />
  }
  return (
    <div>
      <Tabs
        label={t('login.ways')}
        tabs={ways.map((tab) => ({ tab, name: t(tab === 'scan' ? 'login.byScan' : 'login.byAccount') }))}
        current={way}
        onChoose={setChosen}
        isStretched
        className={classes.panel}
      >
        {way === 'scan' ? <ScanPanel /> : <AccountForm onSignedIn={onSignedIn} />}
        {way === 'account' && <ProviderButton />}
      </Tabs>
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
