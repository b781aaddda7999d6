import { Button } from '@mantine/core'
import type { NoticeDraft, NoticeReading } from '@qingdan/api/contract/china/notices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api/api-client.ts'
import { showToast } from '../../../lib/toasts.ts'
import { ChangeFields, emptyChange } from './change-fields.tsx'
import { Area, Choice, Line } from './form-fields.tsx'
import { correctNotice, noticeKey } from './notice-queries.ts'
import classes from './notices.module.css'
import { emptyParty, PartyFields } from './party-fields.tsx'

const lists = [
  'cn-unreliable-entities',
  'cn-export-control',
  'cn-watch-list',
  'cn-countermeasures',
  'cn-taiwan-diehards',
  'cn-taiwan-accomplices',
] as const
const kinds = ['listing', 'change', 'investigation', 'other'] as const

/** Corrects the reading of a notice, field by field. */
export function NoticeForm({ draft, onClose }: { draft: NoticeDraft; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [reading, setReading] = useState<NoticeReading>(draft.reading)
  const change = (part: Partial<NoticeReading>) => setReading((before) => ({ ...before, ...part }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => correctNotice(draft, reading),
    onSuccess: (answer) => {
      showToast({ tone: 'ok', text: t('notices.done.correct') })
      client.setQueryData(noticeKey(draft.noticeId), answer)
      onClose()
    },
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Facts reading={reading} onChange={change} />
      <h3 className={classes.part}>{t('notices.parties', { count: reading.parties.length })}</h3>
      {reading.parties.map((party, index) => (
        <PartyFields
          // biome-ignore lint/suspicious/noArrayIndexKey: their place in the notice is what they are
          key={index}
          number={index + 1}
          party={party}
          onChange={(part) => change({ parties: reading.parties.with(index, { ...party, ...part }) })}
          onRemove={() => change({ parties: reading.parties.toSpliced(index, 1) })}
        />
      ))}
      <Button variant="default" onClick={() => change({ parties: [...reading.parties, emptyParty(reading.parties)] })}>
        {t('notices.addParty')}
      </Button>
      <h3 className={classes.part}>{t('notices.changes', { count: reading.changes.length })}</h3>
      {reading.changes.map((one, index) => (
        <ChangeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          number={index + 1}
          change={one}
          onChange={(part) => change({ changes: reading.changes.with(index, { ...one, ...part }) })}
          onRemove={() => change({ changes: reading.changes.toSpliced(index, 1) })}
        />
      ))}
      <Button variant="default" onClick={() => change({ changes: [...reading.changes, emptyChange] })}>
        {t('notices.addChange')}
      </Button>
      {error && (
        <p role="alert" className={classes.problem}>
          {(error instanceof ApiError && error.message) || t('failed')}
        </p>
      )}
      <div className={classes.formFoot}>
        <Button variant="default" onClick={onClose}>
          {t('notices.discard')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('notices.save')}
        </Button>
      </div>
    </form>
  )
}

function Facts({ reading, onChange }: { reading: NoticeReading; onChange: (part: Partial<NoticeReading>) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className={classes.fields}>
      <Choice
        label={t('notices.field.sourceId')}
        value={reading.sourceId}
        choices={lists.map((list) => [list, t(`notices.list.${list}`)])}
        onChange={(sourceId) => onChange({ sourceId })}
        empty={t('notices.unstated')}
      />
      <Choice
        label={t('notices.field.kind')}
        value={reading.kind}
        choices={kinds.map((kind) => [kind, t(`notices.kind.${kind}`)])}
        onChange={(kind) => onChange({ kind: kind ?? 'other' })}
      />
      <Line label={t('notices.field.number')} value={reading.number} onChange={(number) => onChange({ number })} />
      <Line
        label={t('notices.field.publishedOn')}
        type="date"
        value={reading.publishedOn}
        onChange={(publishedOn) => onChange({ publishedOn })}
      />
      <Line
        label={t('notices.field.effectiveOn')}
        type="date"
        value={reading.effectiveOn}
        onChange={(effectiveOn) => onChange({ effectiveOn })}
      />
      <Line
        label={t('notices.field.effectiveTime')}
        type="time"
        value={reading.effectiveTime}
        onChange={(effectiveTime) => onChange({ effectiveTime })}
      />
      <Area
        label={t('notices.field.title')}
        lines={[reading.title]}
        onChange={(lines) => onChange({ title: lines.join('') })}
      />
      <Area
        label={t('notices.field.reason')}
        lines={[reading.reason ?? '']}
        onChange={(lines) => onChange({ reason: lines.join('') || null })}
      />
      <Area
        label={t('notices.field.legalBases')}
        hint={t('notices.basesHint')}
        lines={reading.legalBases}
        onChange={(legalBases) => onChange({ legalBases })}
      />
    </div>
  )
}
