import { Progress } from '@mantine/core'
import type { SourceHealth } from '@qingdan/api/contract/health.ts'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { formatCount, formatPercent } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import type { Notice } from './notices.ts'
import classes from './status-banners.module.css'

/** One line for all loading lists: their total progress and the current step. */
export function LoadingBanner({
  notice: { sources, loaded },
  nameOf,
}: {
  notice: Extract<Notice, { kind: 'loading' }>
  nameOf: (source: SourceHealth) => string
}) {
  const { t } = useTranslation(['layout', 'common'])
  const total = loaded + sources.length
  const moving = sources.find(({ progress }) => progress !== null)
  return (
    <Banner tone="info" title={t('layout:notice.loading', { done: loaded, total })}>
      {moving?.progress && (
        <span className={classes.step}>
          {nameOf(moving)} <StepText progress={moving.progress} />
          <Progress
            className={classes.bar}
            size={6}
            value={moving.progress.total ? (moving.progress.done / moving.progress.total) * 100 : 100}
            animated={!moving.progress.total}
            aria-label={nameOf(moving)}
          />
        </span>
      )}{' '}
      {t('layout:notice.loadingText')}
    </Banner>
  )
}

function StepText({ progress: { step, done, total } }: { progress: NonNullable<SourceHealth['progress']> }) {
  const { t } = useTranslation(['layout', 'common'])
  const language = useLanguage()
  const far = total ? formatPercent(done / total, language) : done > 0 ? formatCount(done, language) : ''
  return `${stepName(step, t)} ${far}`
}

const steps = ['fetch', 'parse', 'compare', 'store', 'index'] as const

/** A step unknown to this page is shown by its own name. */
function stepName(step: string, t: ReturnType<typeof useTranslation<['layout', 'common']>>['t']): string {
  const known = steps.find((name) => name === step)
  return known ? t(`layout:notice.step.${known}`) : step
}
