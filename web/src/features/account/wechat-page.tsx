import { Button, Loader } from '@mantine/core'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../components/banner.tsx'
import { usePageTitle } from '../../page-title.ts'
import { beginSession } from '../../session.ts'
import { signInByScan } from './credentials.ts'
import classes from './door-page.module.css'
import { DoorPage } from './door-page.tsx'
import { takeLanding } from './return-path.ts'
import { takeTicket } from './scan.ts'
import { useExchange } from './use-exchange.ts'
import { useFailureText } from './use-failure-text.ts'

const route = getRouteApi('/wechatShowPage')

/** `/wechatShowPage`: whoever scanned the code comes back here with another, and is taken on. */
export function WechatPage() {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const { code, state } = route.useSearch()
  usePageTitle({ key: 'frame:page.login' })
  const error = useExchange(
    () => signInByScan({ wxCode: code ?? '', state: state ?? '', ticket: takeTicket() ?? '' }),
    (session) => {
      beginSession(session)
      void navigate({ href: takeLanding(session), replace: true })
    },
  )
  return (
    <DoorPage heading={t('login.title')}>
      {error === null ? (
        <p className={classes.text} role="status">
          <Loader size={16} color="var(--c-primary)" aria-hidden="true" /> {t('login.underWay')}
        </p>
      ) : (
        <>
          <div role="alert">
            <Banner tone="bad" title={t('login.scanFailed')}>
              {failureText(error)}
            </Banner>
          </div>
          <Button renderRoot={(props) => <Link to="/login" {...props} />}>{t('login.again')}</Button>
        </>
      )}
    </DoorPage>
  )
}
