import { inLanguage, pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail, HistoryEntry } from '@qingdan/api/contract/detail.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { ListingBadge, type ListingBadgeKind } from '../../../components/listings/listing-badge.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { listNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { historyOptions } from '../subject-queries.ts'
import classes from './history-card.module.css'
import { byYear, countKinds, type EventKind, type TimelineEvent, toTimeline } from './timeline.ts'

const kinds = ['added', 'changed', 'suspended', 'resumed', 'ended', 'unknown'] as const satisfies EventKind[]

const badgeOf: Record<EventKind, ListingBadgeKind> = {
  added: 'listed',
  changed: 'changed',
  suspended: 'suspended',
  resumed: 'changed',
  ended: 'ended',
  unknown: 'unknown',
}

/** Events of the subject on its lists, newest first, with removed and added values. */
export function HistoryCard({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  const query = useQuery(historyOptions({ id: detail.id, dataType: detail.type, s: detail.s }))
  const events = query.data && toTimeline(query.data)
  return (
    <Card title={t('history.title')} aside={events && t('history.count', { count: events.length })}>
      {events ? (
        <Timeline events={events} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={3} columns="96px 24px minmax(0, 1fr)" cells={3} />
      )}
    </Card>
  )
}

function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const { t } = useTranslation('subject')
  const [kind, setKind] = useState<EventKind | 'all'>('all')
  if (events.length === 0) return <EmptyState title={t('history.none')}>{t('history.noneNote')}</EmptyState>
  const counts = countKinds(events)
  const met = kinds.filter((each) => counts[each] > 0)
  const shown = events.filter((event) => kind === 'all' || event.kind === kind)
  return (
    <div className={classes.body}>
      {met.length > 1 && (
        <Segmented
          label={t('history.filter')}
          value={kind}
          choices={[
            { value: 'all', content: t('history.all') },
            ...met.map((each) => ({ value: each, content: `${t(`history.${each}`)} ${counts[each]}` })),
          ]}
          onChange={setKind}
        />
      )}
      {byYear(shown).map(({ year, events: ofYear }) => (
        <section key={year}>
          <h3 className={classes.year}>{year}</h3>
          <ol className={classes.events}>
            {ofYear.map((event) => (
              <Event key={event.place} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  const list = pick(listNameOf(event), language)
  const stated = event.event
  const recorded = pick({ zh: event.dataStatusCn, en: event.dataStatusEn }, language)
  const status = stated ? pick({ zh: stated.labelCn, en: stated.labelEn }, language) : recorded
  const note = stated && inLanguage(stated.note, stated.noteEn, language)
  return (
    <li className={classes.event}>
      <time dateTime={event.date}>{formatDate(event.date)}</time>
      <ListingBadge kind={badgeOf[event.kind]} />
      <div className={classes.what}>
        <p>{t('history.event', { list, status })}</p>
        {note && (
          <p className={classes.note} lang={textLanguage(note)}>
            {note}
          </p>
        )}
        {stated?.url && (
          <a className={classes.note} href={stated.url} target="_blank" rel="noreferrer">
            {t('lists.notice')} <IconExternalLink size={12} stroke={1.5} aria-hidden="true" />
          </a>
        )}
        {event.changes.length > 0 && (
          <CollapsedText>
            <dl className={classes.changes}>
              {event.changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
            </dl>
          </CollapsedText>
        )}
      </div>
    </li>
  )
}

function Change({ change }: { change: HistoryEntry['changes'][number] }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  return (
    <div className={classes.change}>
      <dt>{pick({ zh: change.fieldCn, en: change.fieldEn }, language)}</dt>
      <dd>
        {change.before.map((value) => (
          <del key={`- ${value}`} className={classes.removed}>
            <span className={classes.sign}>{t('history.removed')}</span>
            <bdi lang={textLanguage(value)}>{value}</bdi>
          </del>
        ))}
        {change.after.map((value) => (
          <ins key={`+ ${value}`} className={classes.added}>
            <span className={classes.sign}>{t('history.new')}</span>
            <bdi lang={textLanguage(value)}>{value}</bdi>
          </ins>
        ))}
      </dd>
    </div>
  )
}
