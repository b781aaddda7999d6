import { Button } from '@mantine/core'
import type { DiligenceAnswer } from '@qingdan/api/contract/guided/run.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordState } from '../../components/feedback/record-state.tsx'
import { call } from '../../lib/api/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { GuidedPage } from './guided-page.tsx'
import { type QuestionnaireModule, questionnaireOptions } from './guided-queries.ts'
import { QuestionnaireKnown } from './questionnaire-known.tsx'
import { ReportDialog } from './reports/report-dialog.tsx'
import { RunView } from './run/run-view.tsx'
import { useRunStep } from './run/use-run-step.ts'
import { useStepFocus } from './use-step-focus.ts'

/** Between keeping a report and the list of reports. */
const toListMillis = 1000

/** `/ItemControl`, `/TransactionControl`: one statement at a time, right or denied, to a conclusion that becomes a report. */
export function QuestionnairePage({ module }: { module: QuestionnaireModule }) {
  const { t } = useTranslation('guided')
  const client = useQueryClient()
  const navigate = useNavigate()
  const options = questionnaireOptions(module)
  const query = useQuery(options)
  const [isNaming, setNaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const step = useRunStep<DiligenceAnswer>((run) => client.setQueryData(options.queryKey, run))
  usePageTitle({ key: `layout:page.questionnaire${module}` })
  const run = query.data
  useStepFocus(run?.recordId)
  const ask = (fields: {
    type: '1' | '2' | '3' | '4'
    id?: string
    optType?: '1' | '2'
    asOf?: string
    parties?: string
  }) => step.take(() => call('diligence.question', { module, ...fields }))

  async function keep(reportName: string) {
    if (run?.conclusionId && !run.isClosed) await call('diligence.submit', { module, optId: run.conclusionId })
    return call('diligence.report', { module, reportName })
  }

  return (
    <GuidedPage
      heading={t(`questionnaire.${module}.heading`)}
      note={t(`questionnaire.${module}.note`)}
      error={query.error}
    >
      {run && (
        <QuestionnaireKnown
          key={run.recordId}
          module={module}
          isPending={step.isPending}
          onBegin={(known) => ask({ type: '3', ...known })}
        />
      )}
      {run ? (
        <RunView
          key={run.recordId}
          run={run}
          wording="statement"
          actions={{
            answer: (answer) => ask({ type: '2', id: run.id, optType: answer === 'yes' ? '1' : '2' }),
            back: () => ask({ type: run.hasEnd ? '4' : '1' }),
            complete: () => ask({ type: '3' }),
            isPending: step.isPending,
            failure: step.failure,
          }}
        >
          <Button ref={opener} onClick={() => setNaming(true)}>
            {t('report.create')}
          </Button>
        </RunView>
      ) : (
        <RecordState error={query.error} missing={null} onRetry={() => void query.refetch()} />
      )}
      {isNaming && (
        <ReportDialog
          title={t('report.create')}
          done={t('report.created')}
          failed={t('report.failed')}
          opener={opener.current}
          keep={keep}
          onKept={() => {
            setNaming(false)
            client.removeQueries({ queryKey: options.queryKey })
            setTimeout(() => void navigate({ to: '/earDueDiligence' }), toListMillis)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </GuidedPage>
  )
}
