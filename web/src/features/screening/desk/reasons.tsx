import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Reason } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { reasonsOptions } from '../screening-queries.ts'
import classes from './desk.module.css'

/** Reasons for decisions: the product's and the desk's own, each in use or retired. */
export function Reasons({ isLead }: { isLead: boolean }) {
  const { t } = useTranslation('review')
  const language = useLanguage()
  const { data = [] } = useQuery(reasonsOptions)
  const retire = useChange((reason: Reason) =>
    call('reason.retire', { id: reason.id, isRetired: reason.isRetired ? '0' : '1' }),
  )
  return (
    <Card title={t('reasons.heading')}>
      <div className={classes.form}>
        <p className={classes.quiet}>{t('reasons.note')}</p>
        <ul className={classes.members}>
          {data.map((reason) => (
            <li key={reason.id}>
              <span className={reason.isRetired ? classes.retired : undefined}>{pick(reason, language)}</span>{' '}
              <span className={classes.quiet}>
                {reason.isOwn && t('reasons.own')} {reason.isRetired && t('reasons.retired')}
              </span>
              {isLead && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  disabled={retire.isPending}
                  aria-label={t(reason.isRetired ? 'reasons.restoreOf' : 'reasons.retireOf', {
                    name: pick(reason, language),
                  })}
                  onClick={() => retire.mutate(reason)}
                >
                  {t(reason.isRetired ? 'reasons.restore' : 'reasons.retire')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isLead && <NewReason />}
      </div>
    </Card>
  )
}

function NewReason() {
  const { t } = useTranslation('review')
  const [words, setWords] = useState({ zh: '', en: '' })
  const add = useChange(async () => {
    await call('reason.add', words)
    setWords({ zh: '', en: '' })
  })
  const isComplete = words.zh.trim() !== '' && words.en.trim() !== ''
  return (
    <form
      className={classes.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) add.mutate(undefined)
      }}
    >
      {(['zh', 'en'] as const).map((one) => (
        <label key={one} className={layout.filter}>
          {t(`reasons.${one}`)}
          <input
            type="text"
            maxLength={40}
            autoComplete="off"
            value={words[one]}
            onChange={({ target }) => setWords({ ...words, [one]: target.value })}
          />
        </label>
      ))}
      <Button type="submit" h={32} variant="default" loading={add.isPending} disabled={!isComplete}>
        {t('reasons.add')}
      </Button>
    </form>
  )
}

function useChange<Change>(change: (given: Change) => Promise<unknown>) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      announce(t('reasons.saved'))
      return client.invalidateQueries({ queryKey: reasonsOptions.queryKey })
    },
    onError: useFailureToast(),
  })
}
