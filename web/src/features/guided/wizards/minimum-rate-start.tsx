import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import classes from '../guided.module.css'
import { type Item, ItemFields } from './item-fields.tsx'

/** Item and destination of a de minimis report. */
export function MinimumRateStart({
  isPending,
  failure,
  onStart,
}: {
  isPending: boolean
  failure: string | null
  onStart: (item: Item) => void
}) {
  const { t } = useTranslation('guided')
  const [item, setItem] = useState<Item>({ eccn: '', countryId: '' })
  const [isTried, setTried] = useState(false)
  const problems = {
    eccn: isTried && item.eccn.trim() === '' ? t('item.eccnMissing') : undefined,
    countryId: isTried && item.countryId === '' ? t('item.destinationMissing') : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (item.eccn.trim() !== '' && item.countryId !== '') onStart(item)
  }
  return (
    <Card title={t('minimumRate.step1')}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <ItemFields item={item} problems={problems} onChange={setItem} />
        <Refusal text={failure} />
        <div className={classes.actions}>
          <Button type="submit" loading={isPending}>
            {t('button.nextStep')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
