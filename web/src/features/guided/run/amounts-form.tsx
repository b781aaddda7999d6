import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedQuestion } from '@qingdan/api/contract/guided/run.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../forms/field.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { cutToCents } from './amount.ts'
import classes from './run.module.css'
import { Sources } from './sources.tsx'

export interface Amounts {
  totalValue: string
  productValue: string
}

/** A question with two amounts; the share is computed before one can go on. */
export function AmountsForm({
  question,
  isPending,
  failure,
  share,
  onCount,
  onNext,
  onBack,
}: {
  question: GuidedQuestion
  isPending: boolean
  failure: string | null
  /** Percent, once computed for the amounts shown. */
  share: number | null
  onCount: (amounts: Amounts) => void
  onNext: () => void
  onBack: (() => void) | undefined
}) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const [amounts, setAmounts] = useState<Amounts>({ totalValue: '', productValue: '' })
  const [counted, setCounted] = useState<Amounts | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isCounted = share !== null && counted === amounts
  const count = (event: FormEvent) => {
    event.preventDefault()
    // Enter computes before the field is left: the amounts counted have to be the ones that it shows afterwards.
    const cut = { totalValue: cutToCents(amounts.totalValue), productValue: cutToCents(amounts.productValue) }
    setMissing(false)
    setAmounts(cut)
    setCounted(cut)
    onCount(cut)
  }
  return (
    <form onSubmit={count} className={classes.question}>
      <p className={classes.count}>{t('question.number', { number: question.sort })}</p>
      <h2 data-step className={classes.asked}>
        {pick({ zh: question.question, en: question.questionEn }, language)}
      </h2>
      <div className={classes.amounts}>
        {question.inputs.map(({ id, name, nameEn }) => (
          <Field
            key={id}
            label={pick({ zh: name, en: nameEn }, language)}
            inputMode="decimal"
            autoComplete="off"
            value={amounts[id]}
            onChange={(event) => setAmounts({ ...amounts, [id]: event.target.value })}
            onBlur={() => {
              const cut = cutToCents(amounts[id])
              if (cut !== amounts[id]) setAmounts({ ...amounts, [id]: cut })
            }}
          />
        ))}
      </div>
      <p aria-live="polite" className={classes.share}>
        {isCounted && failure === null && t('amounts.share', { share: share.toFixed(2) })}
      </p>
      <Refusal text={failure ?? (isMissing ? t('amounts.missing') : null)} />
      <Sources notes={question.notes} citations={question.citations} />
      <div className={classes.buttons}>
        {onBack && (
          <Button variant="default" onClick={onBack} disabled={isPending}>
            {t('button.previous')}
          </Button>
        )}
        <Button type="submit" variant="default" loading={isPending}>
          {t('amounts.count')}
        </Button>
        <Button onClick={() => (isCounted && failure === null ? onNext() : setMissing(true))} disabled={isPending}>
          {t('button.next')}
        </Button>
      </div>
    </form>
  )
}
