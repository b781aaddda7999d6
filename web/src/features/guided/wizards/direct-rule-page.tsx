import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { call } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { GuidedPage } from '../guided-page.tsx'
import { countriesOptions } from '../guided-queries.ts'
import { RunView } from '../run/run-view.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { DirectRuleStart } from './direct-rule-start.tsx'
import { NoRun } from './no-run.tsx'
import { RunList } from './run-list.tsx'
import { useWizardRun } from './use-wizard-run.ts'

const route = getRouteApi('/(guided)/directProductRules')

/** `/directProductRules`: item, destination and end user, then where the item comes from, then the questions. */
export function DirectRulePage() {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const { recordId } = route.useSearch()
  const navigate = useNavigate()
  const show = (id: string | undefined) => void navigate({ to: '/directProductRules', search: { recordId: id } })
  const countries = useQuery(countriesOptions)
  const { query, run, step } = useWizardRun(recordId, show)
  usePageTitle({ key: 'layout:page.directRule' })
  useStepFocus(recordId === undefined ? 'start' : run && 'run')
  const { input } = run ?? {}
  const destination = countries.data?.find(({ id }) => id === input?.['countryId'])
  const countryName = destination ? pick({ zh: destination.name, en: destination.nameEn }, language) : ''
  return (
    <GuidedPage
      heading={t('directRule.heading')}
      note={
        input
          ? t('directRule.about', { eccn: input['eccn'], country: countryName, endUser: input['endUser'] })
          : t('directRule.note')
      }
      error={query.error ?? countries.error}
    >
      {recordId === undefined && (
        <>
          <DirectRuleStart
            isPending={step.isPending}
            failure={step.failure}
            onStart={(fields) => step.take(() => call('direct.start', fields))}
          />
          <RunList flow="fdp" />
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
                call('direct.answer', {
                  recordId: run.recordId,
                  id: run.question?.id ?? '',
                  answer: answer === 'yes' ? '1' : '0',
                }),
              ),
            back: () => step.take(() => call('direct.upper', { recordId: run.recordId })),
            toStart: () => show(undefined),
            complete: () => show(undefined),
          }}
        />
      )}
    </GuidedPage>
  )
}
