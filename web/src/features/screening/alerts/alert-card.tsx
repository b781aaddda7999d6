import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Alert } from '@qingdan/api/contract/screening/alerts.ts'
import { IconAlertTriangle, IconCirclePlus, IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTag } from '../../../components/listings/list-tag.tsx'
import tags from '../../../components/state-tag.module.css'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { AlertCandidates } from './alert-candidates.tsx'
import classes from './alerts.module.css'

/** One alert with its candidates; finished alerts cannot be changed. `next`: the alert that has the focus after the decision. */
export function AlertCard({ alert, next }: { alert: Alert; next: string }) {
  const card = useRef<HTMLElement>(null)
  const goOn = () => {
    const { activeElement: active, body } = document
    if (active === null || active === body || card.current?.contains(active)) {
      document.getElementById(headingOf(next))?.focus()
    }
  }
  return (
    <article ref={card} className={classes.card} data-unread={!alert.isRead || undefined}>
      <AlertHead alert={alert} />
      <AlertCandidates alert={alert} first={alert.relationPage} onDecided={goOn} />
    </article>
  )
}

const headingOf = (id: string) => `alert-${id}`

/** What a list added is marked otherwise than what it changed or took off. */
function lookOf({ msgType, dataStatus }: Alert) {
  if (msgType === '1') return { tone: 'warn', Icon: IconAlertTriangle } as const
  return dataStatus === 1
    ? ({ tone: 'bad', Icon: IconCirclePlus } as const)
    : ({ tone: 'info', Icon: IconRefresh } as const)
}

function AlertHead({ alert }: { alert: Alert }) {
  const { t } = useTranslation('screening')
  const language = useLanguage()
  const list = pick({ zh: alert.listNameCn, en: alert.listName }, language)
  const { originalEntityName: name, dataStatus, changedOn } = alert
  const { tone, Icon } = lookOf(alert)
  return (
    <header className={classes.head}>
      <span className={tags.tag} data-tone={tone}>
        <Icon size={14} stroke={1.5} aria-hidden="true" />{' '}
        {dataStatus === null ? t(`alerts.kind.${alert.msgType}`) : t(`alerts.change.${dataStatus}`)}
      </span>
      <h2 id={headingOf(alert.id)} tabIndex={-1} className={classes.title}>
        <bdi lang={textLanguage(name)}>{name}</bdi>
      </h2>
      {list && <ListTag>{list}</ListTag>}
      {changedOn && <time dateTime={changedOn}>{formatDate(changedOn)}</time>}
      <span className={classes.grow} />
      {!alert.isWatched && <span className={classes.quiet}>{t('alerts.unwatched')}</span>}
      {!alert.isRead && <span className={classes.unread}>{t('alerts.unread')}</span>}
      <span className={classes.quiet}>
        {t(alert.awaitsRelease ? 'state.proposed' : `alerts.status.${alert.operateStatus}`)}
        {alert.decidedBy !== null &&
          t('alerts.decided', { name: alert.decidedBy, time: formatTime(alert.decidedTime ?? '') })}
      </span>
      <time className={classes.quiet} dateTime={alert.warnTime}>
        {formatTime(alert.warnTime)}
      </time>
    </header>
  )
}
