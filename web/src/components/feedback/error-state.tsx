import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api/api-client.ts'
import { Banner } from './banner.tsx'
import { failureOf } from './failure.ts'

/** What failed, whether the page retries by itself, the request id, and a way to continue; refused input would be refused again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('common')
  const failure = failureOf(error)
  const requestId = error instanceof ApiError ? error.requestId : null
  const said = error instanceof ApiError && failure === 'input' && error.message !== '' ? error.message : null
  return (
    <div role="alert">
      <Banner
        tone="bad"
        title={said ?? t(`failure.${failure}.title`)}
        action={
          onRetry &&
          failure !== 'input' && (
            <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={14} />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {t(`failure.${failure}.text`)} {requestId && <code>{t('requestId', { id: requestId })}</code>}
      </Banner>
    </div>
  )
}
