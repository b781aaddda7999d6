import { Button } from '@mantine/core'
import type { Desk } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { ScreeningPage } from '../screening-page.tsx'
import { deskOptions, screeningKeys } from '../screening-queries.ts'
import classes from './desk.module.css'
import { Members } from './members.tsx'
import { Reasons } from './reasons.tsx'

/** `/screeningDesk`: who screens together, how long a name may wait, whether a match needs a second person, and the reasons. */
export function DeskPage() {
  const { t } = useTranslation('review')
  const { data: desk, error, refetch } = useQuery(deskOptions)
  usePageTitle({ key: 'layout:page.desk' })
  return (
    <ScreeningPage heading={t('desk.heading')} note={t('desk.note')} error={error}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!desk && !error && <SkeletonRows rows={6} columns="minmax(0, 1fr)" />}
      {desk && (
        <div className={layout.panel}>
          <Members desk={desk} />
          <Settings key={`${desk.name}/${desk.fourEyes}/${desk.dueHours}`} desk={desk} />
          <Reasons isLead={desk.isLead} />
        </div>
      )}
    </ScreeningPage>
  )
}

function Settings({ desk }: { desk: Desk }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const [name, setName] = useState(desk.name ?? '')
  const [fourEyes, setFourEyes] = useState(desk.fourEyes)
  const [hours, setHours] = useState(String(desk.dueHours))
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('desk.update', { name, fourEyes: fourEyes ? '1' : '0', dueHours: hours }),
    onSuccess: () => {
      announce(t('desk.saved'))
      return client.invalidateQueries({ queryKey: screeningKeys.all })
    },
    onError: useFailureToast(),
  })
  return (
    <Card title={t('desk.settings')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <label className={layout.filter}>
          {t('desk.name')}
          <input
            type="text"
            maxLength={60}
            disabled={!desk.isLead}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={layout.filter}>
          {t('desk.dueHours')}
          <input
            type="number"
            min={1}
            max={720}
            required
            disabled={!desk.isLead}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            disabled={!desk.isLead}
            checked={fourEyes}
            onChange={({ target }) => setFourEyes(target.checked)}
          />
          <span>
            {t('desk.fourEyes')}
            <span className={classes.quiet}>{t('desk.fourEyesNote')}</span>
          </span>
        </label>
        {desk.isLead ? (
          <Button type="submit" h={32} loading={isPending}>
            {t('desk.save')}
          </Button>
        ) : (
          <p className={classes.quiet}>{t('desk.leadOnly')}</p>
        )}
      </form>
    </Card>
  )
}
