import { Button } from '@mantine/core'
import type { SentPart } from '@qingdan/api/contract/operations.ts'
import type { EntityAdded } from '@qingdan/api/contract/screening/entity.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { announce } from '../components/feedback/live-region.tsx'
import { Segmented } from '../components/segmented.tsx'
import { ApiError } from '../lib/api/api-client.ts'
import { call } from '../lib/api/call.ts'
import { promptOf, showPrompt } from '../lib/session/access-prompts.ts'
import { Field } from './field.tsx'
import classes from './form.module.css'
import { PartyFields, type PartyType, type PartyValues, partyOf, partyTypes } from './party-fields.tsx'
import { Refusal } from './refusal.tsx'

/** Adds a party to the watchlist. `initial`: what a search already knows of it. */
export function MonitorDialog({
  initial,
  opener,
  onClose,
}: {
  initial: { name?: string; type?: PartyType }
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation(['screening', 'terms', 'common'])
  const [type, setType] = useState<PartyType>(initial.type ?? '01')
  const [values, setValues] = useState<PartyValues>({ originalEntityName: initial.name ?? '' })
  const [isNameMissing, setNameMissing] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, data: saved } = useSave(onClose)
  const problemOf = (field: string) =>
    error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!values.originalEntityName?.trim()) {
      setNameMissing(true)
      return name.current?.focus()
    }
    mutate(partyOf(type, values))
  }
  if (saved && saved.doubtful.length > 0) return <Doubtful of={saved} opener={opener} onClose={onClose} />
  const isUnnamed = error !== null && !(error instanceof ApiError && error.errors.length > 0)
  return (
    <Dialog title={t('screening:watch.add')} size={560} opener={opener} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Segmented
          label={t('screening:column.type')}
          value={type}
          choices={partyTypes.map((value) => ({ value, content: t(`terms:partyType.${value}`) }))}
          onChange={setType}
        />
        <Field
          ref={name}
          name="originalEntityName"
          label={t('screening:field.originalEntityName')}
          required
          data-autofocus
          value={values.originalEntityName ?? ''}
          error={isNameMissing ? t('screening:watch.nameMissing') : problemOf('originalEntityName')}
          onChange={({ currentTarget }) => {
            setNameMissing(false)
            setValues({ ...values, originalEntityName: currentTarget.value })
          }}
          onBlur={() => setNameMissing(!values.originalEntityName?.trim())}
        />
        <PartyFields type={type} values={values} problemOf={problemOf} onChange={setValues} />
        <p>{t('screening:watch.detailsNote')}</p>
        <Refusal text={isUnnamed && !promptOf(error) ? error.message || t('common:actionFailed') : null} />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('screening:watch.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What the saved entry has that may be mistyped. */
function Doubtful({ of, opener, onClose }: { of: EntityAdded; opener: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation(['screening', 'common'])
  return (
    <Dialog title={t('screening:watch.added')} size={560} opener={opener} onClose={onClose}>
      <div className={classes.form}>
        <ul role="alert">
          {of.doubtful.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
        <p>{t('screening:watch.doubtfulNote')}</p>
        <div className={classes.foot}>
          <Button data-autofocus onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type Sent = SentPart<'screening.add', 'body'>

function useSave(onClose: () => void) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entity: Sent) => call('screening.add', entity),
    onSuccess: ({ doubtful }) => {
      announce(t('watch.added'))
      if (doubtful.length === 0) onClose()
      return client.invalidateQueries({ queryKey: ['screening'] })
    },
    onError: (error) => {
      const prompt = promptOf(error)
      if (prompt) showPrompt(prompt)
    },
  })
}
