import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedQuestion } from '@qingdan/api/contract/guided/run.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../forms/refusal.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { Choices } from './choices.tsx'
import classes from './run.module.css'
import { Sources } from './sources.tsx'

export type YesNo = 'yes' | 'no'

/** What the choices of a question are called: a statement is right or denied, a question is answered yes or no. */
export type Wording = 'statement' | 'question'

/** One question with its two answers. It is mounted anew for each question. */
export function QuestionForm({
  question,
  wording,
  hasUpper,
  isPending,
  failure,
  onAnswer,
  onBack,
}: {
  question: GuidedQuestion
  wording: Wording
  hasUpper: boolean
  isPending: boolean
  failure: string | null
  onAnswer: (answer: YesNo) => void
  /** Undefined where there is nothing to go back to. */
  onBack: (() => void) | undefined
}) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const [answer, setAnswer] = useState<YesNo | null>(null)
  const [isMissing, setMissing] = useState(false)
  const text = pick({ zh: question.question, en: question.questionEn }, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer === null) setMissing(true)
    else onAnswer(answer)
  }
  return (
    <form onSubmit={submit} className={classes.question}>
      <p className={classes.count}>{t('question.number', { number: question.sort })}</p>
      <h2 data-step className={classes.asked}>
        {text}
      </h2>
      <Choices<YesNo>
        label={text}
        isLabelHidden
        options={[
          { value: 'yes', label: t(`answer.${wording}.yes`) },
          { value: 'no', label: t(`answer.${wording}.no`) },
        ]}
        value={answer}
        error={isMissing ? t('question.missing') : undefined}
        onChange={(value) => {
          setAnswer(value)
          setMissing(false)
        }}
      />
      <Refusal text={failure} />
      <Sources notes={question.notes} citations={question.citations} />
      <div className={classes.buttons}>
        {onBack && (
          <Button variant="default" onClick={onBack} disabled={isPending}>
            {t(hasUpper ? 'button.previous' : 'button.toStart')}
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {t('button.next')}
        </Button>
      </div>
    </form>
  )
}
