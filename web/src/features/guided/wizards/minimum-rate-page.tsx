import { Button } from '@mantine/core'
import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { call } from '../../../lib/api/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { GuidedPage } from '../guided-page.tsx'
import { minimumRatesOptions } from '../guided-queries.ts'
import { ReportDialog } from '../reports/report-dialog.tsx'
import { RunView } from '../run/run-view.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { MinimumRateList } from './minimum-rate-list.tsx'
import { MinimumRateStart } from './minimum-rate-start.tsx'
import { NoRun } from './no-run.tsx'
import { useWizardRun } from './use-wizard-run.ts'

const route = getRouteApi('/(guided)/minRate')

/** `/minRate`: the de minimis reports; with one in the address its item and destination, then its questions. */
export function MinimumRatePage() {
  const { t } = useTranslation('guided')
  const { recordId, ...list } = route.useSearch()
  const navigate = useNavigate()
  const show = (id: string | undefined) => void navigate({ to: '/minRate', search: { ...list, recordId: id } })
  const reports = useQuery(minimumRatesOptions(list))
  const { query, run, step } = useWizardRun(recordId, show)
  const [share, setShare] = useState<number | null>(null)
  const [isNaming, setNaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  usePageTitle({ key: 'layout:page.minimumRate' })
  const isBegun = run?.input['eccn'] !== undefined
  useStepFocus(recordId === undefined ? 'list' : run && (isBegun ? 'run' : 'start'))

  return (
    <GuidedPage
      heading={run?.reportName ?? t('minimumRate.heading')}
      note={t('minimumRate.note')}
      error={query.error ?? reports.error}
      actions={
        recordId === undefined ? (
          <Button ref={opener} onClick={() => setNaming(true)}>
            {t('minimumRate.new')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => show(undefined)}>
            {t('minimumRate.toList')}
          </Button>
        )
      }
    >
      {recordId === undefined && <MinimumRateList params={list} onOpen={show} />}
      {recordId !== undefined && !run && (
        <RecordState error={query.error} missing={<NoRun />} onRetry={() => void query.refetch()} />
      )}
      {run && !isBegun && (
        <MinimumRateStart
          isPending={step.isPending}
          failure={step.failure}
          onStart={(item) => step.take(() => call('minimum.start', { recordId: run.recordId, ...item }))}
        />
      )}
      {run && isBegun && (
        <RunView
          run={run}
          wording="question"
          actions={{
            ...step,
            share,
            answer: (answer) => step.take(() => answerOf(run, answer)),
            count: (amounts) => {
              setShare(null)
              step.take(async () => {
                const counted = await call('minimum.count', { recordId: run.recordId, ...amounts })
                setShare(counted.countResult)
                return counted.run
              })
            },
            back: () => step.take(() => call('minimum.upper', { recordId: run.recordId })),
            toStart: () => show(undefined),
            complete: () => show(undefined),
          }}
        />
      )}
      {isNaming && (
        <ReportDialog
          title={t('minimumRate.new')}
          done={t('report.kept')}
          opener={opener.current}
          keep={(reportName) => call('minimum.add', { reportName })}
          onKept={({ recordId: added }) => {
            setNaming(false)
            show(added)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </GuidedPage>
  )
}

/** At the calculation the amounts that were counted are the answer. */
function answerOf({ recordId, question }: GuidedRun, answer: 'yes' | 'no'): Promise<GuidedRun> {
  return call('minimum.answer', { recordId, questionId: question?.id ?? '', answer: answer === 'yes' ? '1' : '0' })
}
