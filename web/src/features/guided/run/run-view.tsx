import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { type Amounts, AmountsForm } from './amounts-form.tsx'
import { ChangedTexts } from './changed-texts.tsx'
import { ConclusionView } from './conclusion.tsx'
import { QuestionForm, type Wording, type YesNo } from './question-form.tsx'
import classes from './run.module.css'
import { RunParties } from './run-parties.tsx'
import { StepList } from './step-list.tsx'

/** What a reader does in a run. */
export interface RunActions {
  answer: (answer: YesNo) => void
  count?: (amounts: Amounts) => void
  back: () => void
  /** Before the first question; undefined: there is nothing. */
  toStart?: (() => void) | undefined
  complete: () => void
  isPending: boolean
  failure: string | null
  share?: number | null
}

/** A run of any flow: the open question or the conclusion, and the way so far. `children`: buttons of the conclusion. */
export function RunView({
  run,
  wording,
  actions,
  children,
}: {
  run: GuidedRun
  wording: Wording
  actions: RunActions
  children?: ReactNode
}) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  useStepFocus(run.question?.id ?? run.conclusionId ?? undefined)
  const onBack = run.hasUpper ? actions.back : actions.toStart
  const { least, most } = run.remaining
  const remaining = least === most ? t('step.remainingExactly', { count: most }) : t('step.remaining', run.remaining)
  const version = t('run.version', { version: run.version, date: formatDate(run.textDate) })
  return (
    <div className={classes.run}>
      <Card title={pick({ zh: run.title, en: run.titleEn }, language)} aside={version}>
        <div className={classes.body}>
          {run.isOlderVersion && <Banner tone="warn" title={t('run.older')} />}
          <ChangedTexts run={run} />
          <RunParties run={run} />
          {run.question && <p className={classes.quiet}>{remaining}</p>}
          {run.question?.type === 1 && (
            <QuestionForm
              key={run.question.id}
              question={run.question}
              wording={wording}
              hasUpper={run.hasUpper}
              isPending={actions.isPending}
              failure={actions.failure}
              onAnswer={actions.answer}
              onBack={onBack}
            />
          )}
          {run.question?.type === 2 && (
            <AmountsForm
              key={run.question.id}
              question={run.question}
              isPending={actions.isPending}
              failure={actions.failure}
              share={actions.share ?? null}
              onCount={(amounts) => actions.count?.(amounts)}
              onNext={() => actions.answer('yes')}
              onBack={onBack}
            />
          )}
          {run.hasEnd && (
            <ConclusionView run={run}>
              <div className={classes.buttons}>
                <Button variant="default" onClick={actions.back} disabled={actions.isPending}>
                  {t('button.previous')}
                </Button>
                <Button variant="default" onClick={actions.complete} disabled={actions.isPending}>
                  {t('button.complete')}
                </Button>
                {children}
              </div>
              {actions.failure !== null && <p role="alert">{actions.failure}</p>}
            </ConclusionView>
          )}
          <p className={classes.disclaimer}>{pick({ zh: run.disclaimer, en: run.disclaimerEn }, language)}</p>
        </div>
      </Card>
      <Card title={t('step.title')} aside={t('step.count', { count: run.steps.length })}>
        <div className={classes.body}>
          {run.steps.length === 0 ? (
            <p className={classes.quiet}>{t('step.none')}</p>
          ) : (
            <StepList steps={run.steps} wording={wording} />
          )}
        </div>
      </Card>
    </div>
  )
}
