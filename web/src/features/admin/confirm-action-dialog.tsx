import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { announce } from '../../components/feedback/live-region.tsx'
import { ApiError } from '../../lib/api/api-client.ts'
import classes from './admin.module.css'
import { adminKeys } from './admin-queries.ts'

/** Asks for confirmation, shows why an action failed, and announces success. */
export function ConfirmActionDialog<Answer>({
  title,
  submit,
  isHarmful = false,
  opener,
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
  action: () => Promise<Answer>
  /** The announcement after success. */
  done: string
  onDone: (answer: Answer) => void
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: action,
    onSuccess: (answer) => {
      announce(done)
      void client.invalidateQueries({ queryKey: adminKeys.all })
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
            {(error instanceof ApiError && error.message) || t('failed')}
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
