import { Button } from '@mantine/core'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../lib/api/api-client.ts'
import classes from './confirm-action-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { announce } from './feedback/live-region.tsx'

/** Asks for confirmation, shows why an action failed, and announces success. `changes`: what is read again afterwards. */
export function ConfirmActionDialog<Answer>({
  title,
  submit,
  isHarmful = false,
  opener,
  changes,
  action,
  done,
  onDone,
  onClose,
  children,
}: {
  title: string
  submit: string
  isHarmful?: boolean
  opener: HTMLElement | null
  changes: QueryKey
  action: () => Promise<Answer>
  /** The announcement after success. */
  done: string
  onDone: (answer: Answer) => void
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: action,
    onSuccess: (answer) => {
      announce(done)
      void client.invalidateQueries({ queryKey: changes })
      onDone(answer)
    },
  })
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <form
        className={classes.action}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        {children}
        {error && (
          <p role="alert" className={classes.problem}>
            {(error instanceof ApiError && error.message) || t('actionFailed')}
          </p>
        )}
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            loading={isPending}
            className={isHarmful ? classes.harmful : undefined}
            data-autofocus={isHarmful ? undefined : true}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
