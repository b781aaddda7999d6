import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Field } from '../../../forms/field.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import classes from '../guided.module.css'
import { Choices } from '../run/choices.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { AsOfField } from './as-of-field.tsx'
import { CountryField } from './country-field.tsx'
import { type Item, ItemFields } from './item-fields.tsx'
import { PartiesField, type Party, partiesOf } from './parties-field.tsx'
import { BackButton, PartyChoice } from './party-choice.tsx'

interface Start extends Item {
  endUser: string
  type: '0' | '1' | '2'
  endUserId?: string
  shipFrom?: string
  asOf?: string
  parties?: string
}

const options = ['1', '2', '0'] as const

/** The steps before the questions: item, destination and end user; then the match of the end user and where the item comes from. */
export function DirectRuleStart({
  isPending,
  failure,
  onStart,
}: {
  isPending: boolean
  failure: string | null
  onStart: (start: Start) => void
}) {
  const { t } = useTranslation('guided')
  const [isAtOrigin, setAtOrigin] = useState(false)
  const [item, setItem] = useState<Item>({ eccn: '', countryId: '' })
  const [endUser, setEndUser] = useState('')
  const [party, setParty] = useState<string | null>(null)
  const [type, setType] = useState<Start['type'] | null>(null)
  const [isTried, setTried] = useState(false)
  const [shipFrom, setShipFrom] = useState('')
  const [asOf, setAsOf] = useState<string>()
  const [partners, setPartners] = useState<readonly Party[]>([])
  useStepFocus(isAtOrigin ? 'origin' : 'item')
  const problems = {
    eccn: isTried && item.eccn.trim() === '' ? t('item.eccnMissing') : undefined,
    countryId: isTried && item.countryId === '' ? t('item.destinationMissing') : undefined,
    endUser: isTried && endUser.trim() === '' ? t('party.missing') : undefined,
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = item.eccn.trim() !== '' && item.countryId !== '' && endUser.trim() !== ''
    setTried(!isWhole)
    setAtOrigin(isWhole)
  }
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (type === null) return setTried(true)
    onStart({
      ...item,
      endUser: endUser.trim(),
      type,
      ...(party !== null && { endUserId: party }),
      ...(shipFrom !== '' && { shipFrom }),
      ...(asOf !== undefined && { asOf }),
      ...(partners.length > 0 && { parties: partiesOf(partners) }),
    })
  }
  if (!isAtOrigin) {
    return (
      <Card title={t('directRule.step1')}>
        <form onSubmit={next} className={classes.form} noValidate>
          <ItemFields item={item} problems={problems} onChange={setItem} />
          <Field
            label={t('party.endUser')}
            hint={t('party.hint')}
            autoComplete="off"
            maxLength={300}
            value={endUser}
            error={problems.endUser}
            onChange={(event) => {
              setEndUser(event.target.value)
              setParty(null)
            }}
          />
          <CountryField label={t('known.shipFrom')} isOptional countryId={shipFrom} onChange={setShipFrom} />
          <AsOfField day={asOf} onChange={setAsOf} />
          <div className={classes.actions}>
            <Button type="submit">{t('button.nextStep')}</Button>
          </div>
        </form>
      </Card>
    )
  }
  return (
    <Card title={t('directRule.step2')}>
      <form onSubmit={start} className={classes.full} noValidate>
        <PartyChoice name={endUser.trim()} value={party} onChange={setParty} />
        <PartiesField parties={partners} onChange={setPartners} />
        <Choices
          label={t('directRule.origin')}
          options={options.map((value) => ({ value, label: t(`directRule.option.${value}`) }))}
          value={type}
          error={isTried && type === null ? t('question.missing') : undefined}
          onChange={setType}
        />
        <Refusal text={failure} />
        <div className={classes.foot}>
          <BackButton onClick={() => setAtOrigin(false)} />
          <Button type="submit" loading={isPending}>
            {t('button.nextStep')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
