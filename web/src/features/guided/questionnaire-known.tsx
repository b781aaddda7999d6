import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import classes from './guided.module.css'
import type { QuestionnaireModule } from './guided-queries.ts'
import { AsOfField } from './wizards/as-of-field.tsx'
import { PartiesField, type Party, partiesOf } from './wizards/parties-field.tsx'

/** What a questionnaire can take from our data, to begin anew with: the day, and of a counterparty who it is. */
export function QuestionnaireKnown({
  module,
  isPending,
  onBegin,
}: {
  module: QuestionnaireModule
  isPending: boolean
  onBegin: (known: { asOf?: string; parties?: string }) => void
}) {
  const { t } = useTranslation('guided')
  const [parties, setParties] = useState<readonly Party[]>([])
  const [asOf, setAsOf] = useState<string>()
  const begin = (event: FormEvent) => {
    event.preventDefault()
    onBegin({
      ...(asOf !== undefined && { asOf }),
      ...(parties.length > 0 && { parties: partiesOf(parties) }),
    })
  }
  return (
    <Card title={t(`known.of.${module}`)}>
      <details className={classes.known}>
        <summary>{t('known.open')}</summary>
        <form className={classes.form} onSubmit={begin} noValidate>
          {module === '2' && <PartiesField parties={parties} onChange={setParties} />}
          <AsOfField day={asOf} onChange={setAsOf} />
          <div className={classes.actions}>
            <Button type="submit" variant="default" loading={isPending}>
              {t('known.beginAnew')}
            </Button>
          </div>
        </form>
      </details>
    </Card>
  )
}
