import { Button } from '@mantine/core'
import { IconAlertCircle, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import field from '../../../forms/field.module.css'
import { fieldProblems } from '../../../forms/field-problems.ts'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import classes from './card-field.module.css'
import { cardProblem, cardTypes } from './card-rules.ts'
import { uploadCard } from './profile-queries.ts'

/** The business card: one picture, with preview, replace and remove; removing asks first. `value`: its address. */
export function CardField({ value, onChange }: { value: string | null; onChange: (address: string | null) => void }) {
  const { t } = useTranslation('my-account')
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<'type' | 'size' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const upload = useMutation({ mutationFn: uploadCard, onSuccess: onChange })
  const choose = (file: File | undefined) => {
    upload.reset()
    const problem = file ? cardProblem(file) : null
    setRefused(problem)
    if (file && problem === null) upload.mutate(file)
  }
  const problem = refused
    ? t(`card.problem.${refused}`)
    : upload.error && (fieldProblems(upload.error)['file'] ?? failureText(upload.error))
  return (
    <fieldset className={classes.card}>
      <legend>{t('card.label')}</legend>
      {value !== null && <img className={classes.picture} src={value} alt={t('card.preview')} />}
      {isAsking ? (
        <p className={classes.actions} role="alert">
          {t('card.ask')}
          <Button
            size="compact-sm"
            autoFocus
            onClick={() => {
              setAsking(false)
              onChange(null)
            }}
          >
            {t('card.remove')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setAsking(false)}>
            {t('card.keep')}
          </Button>
        </p>
      ) : (
        <div className={classes.actions}>
          <input
            ref={input}
            type="file"
            accept={cardTypes.join(',')}
            hidden
            onChange={(event) => {
              choose(event.target.files?.[0])
              // Reset, so that the same file can be chosen again.
              event.target.value = ''
            }}
          />
          <Button
            size="compact-md"
            variant="default"
            loading={upload.isPending}
            leftSection={<IconUpload size={14} stroke={1.5} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(value === null ? 'card.upload' : 'card.replace')}
          </Button>
          {value !== null && (
            <Button size="compact-md" variant="default" onClick={() => setAsking(true)}>
              {t('card.remove')}
            </Button>
          )}
          <span className={field.hint}>{t('card.hint')}</span>
        </div>
      )}
      {problem && (
        <p role="alert" className={field.problem}>
          <IconAlertCircle size={14} stroke={1.5} aria-hidden="true" /> {problem}
        </p>
      )}
    </fieldset>
  )
}
