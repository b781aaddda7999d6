import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { call } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import classes from '../guided.module.css'
import { GuidedPage } from '../guided-page.tsx'
import { categoriesOptions } from '../guided-queries.ts'
import { RunView } from '../run/run-view.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { EndUseKnownFields, fieldsOf, nothingKnown } from './end-use-known.tsx'
import { NoRun } from './no-run.tsx'
import { RunList } from './run-list.tsx'
import { useWizardRun } from './use-wizard-run.ts'

const route = getRouteApi('/(guided)/endUses')

/** `/endUses`: a category of end use, then its questions to a conclusion. */
export function EndUsePage() {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const { recordId } = route.useSearch()
  const navigate = useNavigate()
  const show = (id: string | undefined) => void navigate({ to: '/endUses', search: { recordId: id } })
  const [known, setKnown] = useState(nothingKnown)
  const categories = useQuery(categoriesOptions)
  const { query, run, step } = useWizardRun(recordId, show)
  usePageTitle({ key: 'layout:page.endUse' })
  useStepFocus(recordId === undefined ? 'start' : run && 'run')
  const projectId = run?.input['projectId']
  // Of a risk project: back to it, where the result counts.
  const leave = () =>
    projectId === undefined
      ? show(undefined)
      : void navigate({ to: '/riskProject', search: { page: 1, pageSize: 10, id: projectId } })
  const chosen = categories.data?.find(({ id }) => id === run?.input['categoryId'])
  return (
    <GuidedPage
      heading={t('endUse.heading')}
      note={chosen ? pick({ zh: chosen.name, en: chosen.nameEn }, language) : t('endUse.note')}
      error={categories.error ?? query.error}
    >
      {recordId === undefined && (
        <>
          <Card title={t('endUse.choose')}>
            <EndUseKnownFields known={known} onChange={setKnown} />
            <Refusal text={step.failure} />
            {categories.data ? (
              <ul className={classes.categories}>
                {categories.data.map(({ id, name, nameEn, section }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={classes.category}
                      disabled={step.isPending}
                      onClick={() => step.take(() => call('enduse.start', { categoryId: id, ...fieldsOf(known) }))}
                    >
                      {pick({ zh: name, en: nameEn }, language)} <small>§ {section}</small>
                    </button>
                  </li>
                ))}
              </ul>
            ) : (
              <RecordState error={categories.error} missing={null} onRetry={() => void categories.refetch()} />
            )}
          </Card>
          <RunList flow="end-use" />
        </>
      )}
      {recordId !== undefined && !run && (
        <RecordState error={query.error} missing={<NoRun />} onRetry={() => void query.refetch()} />
      )}
      {run && (
        <RunView
          run={run}
          wording="question"
          actions={{
            ...step,
            answer: (answer) =>
              step.take(() =>
                call('enduse.answer', {
                  recordId: run.recordId,
                  questionId: run.question?.id ?? '',
                  optType: answer === 'yes' ? '1' : '2',
                }),
              ),
            back: () => step.take(() => call('enduse.upper', { recordId: run.recordId })),
            toStart: leave,
            complete: leave,
          }}
        />
      )}
    </GuidedPage>
  )
}
