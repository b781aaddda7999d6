import { Button } from '@mantine/core'
import type { NoticeParty } from '@qingdan/api/contract/china/notices.ts'
import { useTranslation } from 'react-i18next'
import { Area, Choice, Line } from './form-fields.tsx'
import classes from './notices.module.css'

const kinds = ['company', 'organisation', 'person'] as const
const sexes = ['male', 'female'] as const

/** A new party has the measures of the last one: most notices have the same for all. */
export function emptyParty(parties: readonly NoticeParty[]): NoticeParty {
  return {
    zh: null,
    en: null,
    kind: 'company',
    sex: null,
    position: null,
    address: null,
    withBranches: false,
    measures: parties.at(-1)?.measures ?? [],
  }
}

export function PartyFields({
  number,
  party,
  onChange,
  onRemove,
}: {
  number: number
  party: NoticeParty
  onChange: (part: Partial<NoticeParty>) => void
  onRemove: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={classes.group}>
      <legend>{t('notices.party', { number })}</legend>
      <div className={classes.fields}>
        <Line label={t('notices.zh')} value={party.zh} onChange={(zh) => onChange({ zh })} />
        <Line label={t('notices.en')} value={party.en} onChange={(en) => onChange({ en })} />
        <Choice
          label={t('notices.partyKind')}
          value={party.kind}
          choices={kinds.map((kind) => [kind, t(`notices.kindOf.${kind}`)])}
          onChange={(kind) => onChange({ kind: kind ?? 'company' })}
        />
        <Choice
          label={t('notices.sex')}
          value={party.sex}
          choices={sexes.map((sex) => [sex, t(`notices.sexOf.${sex}`)])}
          onChange={(sex) => onChange({ sex })}
          empty={t('notices.unstated')}
        />
        <Line label={t('notices.position')} value={party.position} onChange={(position) => onChange({ position })} />
        <Line label={t('notices.address')} value={party.address} onChange={(address) => onChange({ address })} />
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={party.withBranches}
            onChange={(event) => onChange({ withBranches: event.target.checked })}
          />
          {t('notices.withBranches')}
        </label>
        <Area label={t('notices.measures')} lines={party.measures} onChange={(measures) => onChange({ measures })} />
      </div>
      <Button variant="default" size="xs" onClick={onRemove}>
        {t('notices.remove')}
      </Button>
    </fieldset>
  )
}
