import type { FreshnessEvent } from '@qingdan/api/contract/freshness.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { usePreview } from '../../components/use-preview.ts'
import { formatTime } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './freshness-page.module.css'

/** Events shown before the list is expanded. */
const shownEvents = 10

/** Recent events of the lists and the index, newest first. */
export function Events({ events }: { events: readonly FreshnessEvent[] }) {
  const { t } = useTranslation('freshness')
  const language = useLanguage()
  const { shown, isLong, isOpen, toggle } = usePreview(events, shownEvents)
  return (
    <div className={classes.events}>
      <Card title={t('events.title')}>
        {events.length === 0 ? (
          <EmptyState title={t('events.none')} />
        ) : (
          <ol>
            {shown.map((event) => (
              <li key={event.id} className={classes.event}>
                <time dateTime={event.at}>{formatTime(event.at)}</time>
                <p>
                  {event.message[language]}
                  {event.detail !== null && (
                    <span className={classes.examples} lang="en">
                      {event.detail}
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ol>
        )}
        {isLong && (
          <button type="button" className={classes.more} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? t('events.fewer', { count: shownEvents }) : t('events.more', { count: events.length })}
          </button>
        )}
      </Card>
    </div>
  )
}
