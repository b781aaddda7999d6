import { pick } from '@qingdan/api/contract/bilingual.ts'
import { groundTexts } from '@qingdan/api/contract/guided/ground-words.ts'
import type { GuidedStep } from '@qingdan/api/contract/guided/run.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import type { Wording } from './question-form.tsx'
import classes from './run.module.css'
import { SeverityTag } from './severity-tag.tsx'
import { Sources } from './sources.tsx'

/** The way so far: each question with its answer, who gave it and why, and each finding. `isFull`: with notes and paragraphs. */
export function StepList({
  steps,
  wording,
  isFull = false,
}: {
  steps: readonly GuidedStep[]
  wording: Wording
  isFull?: boolean
}) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step.id} data-kind={step.kind}>
          <StepBody step={step} wording={wording} />
          {isFull && <Sources notes={step.notes} citations={step.citations} />}
        </li>
      ))}
    </ol>
  )
}

function StepBody({ step, wording }: { step: GuidedStep; wording: Wording }) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const text = pick({ zh: step.text, en: step.textEn }, language)
  if (step.kind === 'conclusion') {
    return (
      <>
        {step.severity && <SeverityTag severity={step.severity} />} {text}
      </>
    )
  }
  return (
    <>
      <span className={classes.stepText}>{text}</span>{' '}
      <strong>
        {step.amounts
          ? t('step.share', { share: step.amounts.countResult })
          : t(`answer.${wording}.${step.answer ?? 'no'}`)}
      </strong>
      {step.by === 'facts' && (
        <span className={classes.grounds}>
          {t('step.byFacts')}
          {step.grounds.length === 0 && t('step.byAnswers')}
          {groundTexts(step.grounds).map((ground) => (
            <span key={ground.zh} className={classes.ground}>
              {pick(ground, language)}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
