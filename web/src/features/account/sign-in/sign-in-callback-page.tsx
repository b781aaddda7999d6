import { Button, Loader } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { ApiError } from '../../../lib/api/api-client.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { takeLanding } from '../../../lib/session/return-path.ts'
import { beginSession } from '../../../lib/session/session.ts'
import classes from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { signInByProvider, signInByScan } from '../credentials.ts'
import { takeTicket } from './identity-provider.ts'
import { useExchange } from './use-exchange.ts'

const wechat = getRouteApi('/wechatShowPage')
const oidc = getRouteApi('/oidcShowPage')

/** `/wechatShowPage`: WeChat returns here with a code after the scan. */
export function WechatPage() {
  const { code = '', state = '' } = wechat.useSearch()
  return <ComingBack exchange={() => signInByScan({ wxCode: code, state, ticket: takeTicket('wechat') })} />
}

/** `/oidcShowPage`: the OpenID Connect provider returns here with a code. */
export function OidcPage() {
  const { code = '', state = '', iss } = oidc.useSearch()
  return <ComingBack exchange={() => signInByProvider({ code, state, iss, ticket: takeTicket('oidc') })} />
}

function ComingBack({ exchange }: { exchange: () => Promise<LoginAnswer> }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.login' })
  const error = useExchange(exchange, (session) => {
    beginSession(session)
    void navigate({ href: takeLanding(session), replace: true })
  })
  return (
    <AuthPage heading={t('login.title')}>
      {error === null ? (
        <p className={classes.text} role="status">
          <Loader size={16} color="var(--c-primary)" aria-hidden="true" /> {t('login.underWay')}
        </p>
      ) : (
        <>
          <div role="alert">
            <Banner tone="bad" title={t('login.federatedRefused')}>
              {isWorn(error) ? t('login.federatedWorn') : failureText(error)}
            </Banner>
          </div>
          <Button renderRoot={(props) => <Link to="/login" {...props} />}>{t('login.again')}</Button>
        </>
      )}
    </AuthPage>
  )
}

/** The API answers an invalid code like a wrong password, but the user typed no password here. */
function isWorn(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400
}
