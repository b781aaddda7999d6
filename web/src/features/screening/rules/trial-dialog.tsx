import { Button } from '@mantine/core'
import type { RuleTrial, ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { ChoiceField } from '../../../forms/field.tsx'
import form from '../../../forms/form.module.css'
import { Refusal } from '../../../forms/refusal.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { call } from '../../../lib/api/call.ts'
import { screeningKeys } from '../screening-queries.ts'
import { HiddenRows } from './hidden-rows.tsx'
import classes from './rules.module.css'

const periods = [1, 7, 30, 90, 365]
const usualDays = 90

/** What a rule would have hidden in earlier batches and alerts; after that a draft may be put in force. */
export function TrialDialog({
  rule,
  opener,
  onClose,
}: {
  rule: Pick<ScreeningRule, 'id' | 'state' | 'trial'>
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation(['screeningRules', 'common'])
  const client = useQueryClient()
  const [days, setDays] = useState(usualDays)
  const trial = useMutation({
    mutationFn: () => call('screening.tryRule', { id: rule.id, days: String(days) }),
    onSuccess: () => client.invalidateQueries({ queryKey: screeningKeys.rules() }),
  })
  const start = useMutation({
    mutationFn: () => call('screening.startRule', { id: rule.id }),
    onSuccess: () => {
      announce(t('screeningRules:trial.started'))
      onClose()
      return client.invalidateQueries({ queryKey: screeningKeys.all })
    },
  })
  const failure = useFailureText()
  const problem = trial.error ?? start.error
  return (
    <Dialog title={t('screeningRules:trial.heading', { id: rule.id })} size={880} opener={opener} onClose={onClose}>
      <div className={form.form}>
        <div className={classes.line}>
          <ChoiceField
            label={t('screeningRules:trial.days')}
            value={days}
            data-autofocus
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {periods.map((count) => (
              <option key={count} value={count}>
                {t('screeningRules:trial.daysOption', { count })}
              </option>
            ))}
          </ChoiceField>
          <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
            {t('screeningRules:trial.run')}
          </Button>
        </div>
        <div role="status" className={classes.result}>
          {trial.isPending && <p>{t('screeningRules:trial.running')}</p>}
          {trial.data && <Result trial={trial.data} />}
        </div>
        {trial.data && trial.data.rows.length > 0 && (
          <HiddenRows
            caption={
              trial.data.rows.length < trial.data.hidden
                ? t('screeningRules:trial.first', { count: trial.data.rows.length })
                : t('screeningRules:trial.rows')
            }
            rows={trial.data.rows}
          />
        )}
        <Refusal text={problem ? failure(problem) : null} />
        {rule.state === 'draft' && <p className={classes.note}>{t('screeningRules:trial.startNote')}</p>}
        <div className={form.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          {rule.state === 'draft' && (
            <Button
              disabled={trial.data === undefined && rule.trial === null}
              loading={start.isPending}
              onClick={() => start.mutate()}
            >
              {t('screeningRules:trial.start')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Result({ trial }: { trial: RuleTrial }) {
  const { t } = useTranslation('screeningRules')
  const { hidden, hiddenNames, trueMatches, batches, names, candidates, cleared, isCut } = trial
  return (
    <>
      <p>
        <b>
          {hidden === 0
            ? t('trial.resultNone')
            : t('trial.result', { count: hidden, names: hiddenNames, matches: trueMatches })}
        </b>{' '}
        {cleared > 0 && t('trial.cleared', { count: cleared })}
      </p>
      {trueMatches > 0 && <p className={classes.warning}>{t('trial.warning', { count: trueMatches })}</p>}
      <p className={classes.note}>
        {t('trial.scope', { count: names, batches, candidates })} {isCut && t('trial.cut')}
      </p>
    </>
  )
}
