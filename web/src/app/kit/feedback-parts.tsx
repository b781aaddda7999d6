import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../components/feedback/banner.tsx'
import { StaleBanner, StarterBanner } from '../../components/feedback/data-banners.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { NotFoundPage } from '../../components/feedback/not-found-page.tsx'
import { PageSkeleton } from '../../components/feedback/page-skeleton.tsx'
import { RecordState } from '../../components/feedback/record-state.tsx'
import { ApiError, sessionEnded } from '../../lib/api/api-client.ts'
import { Sample, Section } from './sample.tsx'

const ended = new ApiError({ status: 401, code: sessionEnded })
const broken = new ApiError({ status: 500, requestId: '0193-kit' })

/** Empty, error and loading states. */
export function FeedbackParts() {
  const { t } = useTranslation('common')
  return (
    <Section name="components/feedback">
      <Sample name="Banner, StarterBanner, StaleBanner">
        {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={t('failure.busy.title')}>
            {t('failure.busy.text')}
          </Banner>
        ))}
        <StarterBanner lists={[{ name: 'OFAC SDN', date: '2026-01-05' }]} missing={2} />
        <StaleBanner lists={[{ name: 'OFAC SDN', date: '2026-01-05' }]} />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          icon={<IconMapOff size={24} stroke={1.5} />}
          title={t('failure.missing.title')}
          action={<Button variant="default">{t('retry')}</Button>}
        >
          {t('failure.missing.text')}
        </EmptyState>
      </Sample>
      <Sample name="ErrorState">
        <ErrorState error={broken} onRetry={() => undefined} />
      </Sample>
      <Sample name="RecordState, AccessGate">
        <RecordState error={ended} missing={null} onRetry={() => undefined} />
        <RecordState error={null} missing={null} onRetry={() => undefined} />
      </Sample>
      <Sample name="NotFoundPage">
        <NotFoundPage />
      </Sample>
      <Sample name="PageSkeleton, SkeletonRows">
        <PageSkeleton />
      </Sample>
    </Section>
  )
}
