import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { Field } from '../../../forms/field.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import classes from '../guided.module.css'
import { guidedKeys } from '../guided-queries.ts'

const longestName = 50

/** Asks for the name of a report and keeps it. */
export function ReportDialog<Answer>({
  title,
  done,
  failed = '',
  opener,
  keep,
  onKept,
  onClose,
}: {
  title: string
  /** The announcement after success. */
  done: string
  /** Said before the reason of a failure. */
  failed?: string
  opener: HTMLElement | null
  keep: (name: string) => Promise<Answer>
  onKept: (answer: Answer) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['guided', 'common'])
  const client = useQueryClient()
  const failureText = useFailureText()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: keep,
    onSuccess: (answer) => {
      announce(done)
      void client.invalidateQueries({ queryKey: guidedKeys.reports() })
      onKept(answer)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setMissing(true)
    else mutate(name.trim())
  }
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <Field
          label={t('guided:report.name')}
          data-autofocus
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
          }}
          error={isMissing ? t('guided:report.nameMissing') : error ? `${failed}${failureText(error)}` : undefined}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('guided:report.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
