import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../forms/field.tsx'
import classes from '../guided.module.css'
import { PartyChoice } from './party-choice.tsx'

/** `subjectId`: the listed subject that the reader confirmed; '' for none of them, null before the choice. */
export interface Party {
  name: string
  subjectId: string | null
}

const mostParties = 12

/** What a start call takes of the parties: only a confirmed subject has an id. */
export function partiesOf(parties: readonly Party[]): string {
  return JSON.stringify(parties.map(({ name, subjectId }) => ({ name, ...(subjectId && { subjectId }) })))
}

/** Who takes part beside the end user, each compared with the lists and decided by the reader. */
export function PartiesField({
  parties,
  onChange,
}: {
  parties: readonly Party[]
  onChange: (parties: readonly Party[]) => void
}) {
  const { t } = useTranslation('guided')
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFull = parties.length >= mostParties
  const add = () => {
    const added = name.trim()
    if (added === '' || isFull || parties.some((party) => party.name === added)) return
    onChange([...parties, { name: added, subjectId: null }])
    setName('')
  }
  return (
    <div className={classes.parties}>
      <Field
        ref={field}
        label={t('known.parties')}
        hint={isFull ? t('known.partiesFull') : t('known.partiesHint')}
        autoComplete="off"
        maxLength={300}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        after={
          <Button variant="default" h={36} onClick={add} disabled={isFull}>
            {t('known.add')}
          </Button>
        }
      />
      {parties.map((party) => (
        <div key={party.name} className={classes.party}>
          <PartyChoice
            name={party.name}
            value={party.subjectId}
            onChange={(subjectId) =>
              onChange(parties.map((one) => (one.name === party.name ? { ...one, subjectId } : one)))
            }
          />
          <Button
            variant="subtle"
            h={28}
            aria-label={t('known.remove', { name: party.name })}
            onClick={() => {
              onChange(parties.filter((one) => one.name !== party.name))
              field.current?.focus()
            }}
          >
            {t('run.delete')}
          </Button>
        </div>
      ))}
    </div>
  )
}
