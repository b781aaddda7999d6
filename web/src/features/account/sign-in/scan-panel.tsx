import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { ApiError } from '../../../lib/api/api-client.ts'
import { providerAddressOptions } from './identity-provider.ts'
import classes from './login-panel.module.css'

/** Error code of the API when scanning is not configured. */
const closed = 503

/** The QR code, in the provider's own frame. */
export function ScanPanel() {
  const { t } = useTranslation(['account', 'common'])
  const failureText = useFailureText()
  const { data, error, refetch } = useQuery(providerAddressOptions('wechat'))
  if (data) {
    return (
      <div className={classes.scan}>
        <iframe
          className={classes.frame}
          src={data.address}
          title={t('account:login.scanFrame')}
          width={300}
          height={330}
        />
        <p>{t('account:login.scanHint')}</p>
      </div>
    )
  }
  if (error === null) {
    return (
      <div className={classes.scan}>
        <Skeleton width={200} height={200} />
        <p>{t('common:loading')}</p>
      </div>
    )
  }
  const isUnset = error instanceof ApiError && error.code === closed
  return (
    <div className={classes.scan}>
      <p>{isUnset ? error.message : failureText(error)}</p>
      {!isUnset && (
        <Button variant="default" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  )
}
