import { Button } from '@mantine/core'
import type { Desk } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { screeningKeys } from '../screening-queries.ts'
import classes from './desk.module.css'

/** What is asked before it is done. */
interface Asked {
  title: string
  text: ReactNode
  action: () => Promise<unknown>
}

/** Who is at the desk, invitations of and to it, and leaving. */
export function Members({ desk }: { desk: Desk }) {
  const { t } = useTranslation('review')
  const [asked, setAsked] = useState<Asked | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const ask = (button: HTMLElement, next: Asked) => {
    opener.current = button
    setAsked(next)
  }
  return (
    <Card title={t('desk.members')}>
      <div className={classes.form}>
        {desk.invitations.map(({ deskId, name, invitedBy }) => (
          <p key={deskId} className={classes.invitation}>
            {t('desk.invited', { name: name ?? invitedBy, by: invitedBy })}{' '}
            <Button
              size="compact-sm"
              onClick={({ currentTarget }) =>
                ask(currentTarget, {
                  title: t('desk.join'),
                  text: t('desk.joinAsk', { by: invitedBy }),
                  action: () => call('desk.join', { deskId }),
                })
              }
            >
              {t('desk.join')}
            </Button>{' '}
            <Button
              size="compact-sm"
              variant="default"
              onClick={({ currentTarget }) =>
                ask(currentTarget, {
                  title: t('desk.decline'),
                  text: t('desk.declineAsk', { by: invitedBy }),
                  action: () => call('desk.decline', { deskId }),
                })
              }
            >
              {t('desk.decline')}
            </Button>
          </p>
        ))}
        <ul className={classes.members}>
          {desk.members.map((member) => (
            <li key={member.userId}>
              <bdi>{member.userName}</bdi>{' '}
              <span className={classes.quiet}>
                {[
                  ...(member.isLead ? [t('desk.lead')] : []),
                  ...(member.isMe ? [t('desk.me')] : []),
                  ...(member.hasJoined ? [] : [t('desk.waiting')]),
                ].join(' · ')}
              </span>
              {desk.isLead && !member.isMe && member.hasJoined && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('desk.handOverOf', { name: member.userName })}
                  onClick={({ currentTarget }) =>
                    ask(currentTarget, {
                      title: t('desk.handOver'),
                      text: t('desk.handOverAsk', { name: member.userName }),
                      action: () => call('desk.handOver', { userId: member.userId }),
                    })
                  }
                >
                  {t('desk.handOver')}
                </Button>
              )}
              {desk.isLead && !member.isMe && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('desk.removeOf', { name: member.userName })}
                  onClick={({ currentTarget }) =>
                    ask(currentTarget, {
                      title: t('desk.remove'),
                      text: t('desk.removeAsk', { name: member.userName }),
                      action: () => call('desk.remove', { userId: member.userId }),
                    })
                  }
                >
                  {t('desk.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {desk.isLead && <Invite />}
        {desk.members.length > 1 && !desk.isLead && (
          <Button
            h={32}
            variant="default"
            onClick={({ currentTarget }) =>
              ask(currentTarget, {
                title: t('desk.leave'),
                text: t('desk.leaveAsk'),
                action: () => call('desk.leave', {}),
              })
            }
          >
            {t('desk.leave')}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmActionDialog
          title={asked.title}
          submit={asked.title}
          opener={opener.current}
          changes={screeningKeys.all}
          action={asked.action}
          done={t('desk.saved')}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.text}</p>
        </ConfirmActionDialog>
      )}
    </Card>
  )
}

function Invite() {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const [userName, setUserName] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('desk.invite', { userName: userName.trim() }),
    onSuccess: () => {
      setUserName('')
      announce(t('desk.asked'))
      return client.invalidateQueries({ queryKey: screeningKeys.desk() })
    },
    onError: useFailureToast(),
  })
  return (
    <form
      className={classes.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (userName.trim() !== '') mutate()
      }}
    >
      <label className={layout.filter}>
        {t('desk.userName')}
        <input
          type="text"
          maxLength={100}
          autoComplete="off"
          value={userName}
          onChange={({ target }) => setUserName(target.value)}
        />
      </label>
      <Button type="submit" h={32} variant="default" loading={isPending} disabled={userName.trim() === ''}>
        {t('desk.invite')}
      </Button>
    </form>
  )
}
