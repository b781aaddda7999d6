import type { ChinaItemNotice, ChinaNoticeNode } from '@qingdan/api/contract/items/china-items.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import view from '../detail/item-view.module.css'
import classes from '../detail/paragraphs.module.css'
import { Fractions } from './fractions.tsx'
import { ItemStateTag } from './item-state-tag.tsx'

/** Notices with their dates and suspensions, and the items as they state them. */
export function ChinaNotices({
  title,
  notices,
  current,
  day,
  collected,
}: {
  title: string
  notices: readonly ChinaItemNotice[]
  current: string
  /** For which the states are, ISO. */
  day: string
  /** Until when notices are held, ISO: said of a suspension that has run out; null where the page says it elsewhere. */
  collected: string | null
}) {
  const { t } = useTranslation('chinaItems')
  if (notices.length === 0) return null
  return (
    <Card title={title}>
      {notices.map((notice) => (
        <section key={notice.id}>
          <div className={view.texts}>
            <p>
              <ItemStateTag state={notice.state} />{' '}
              <a href={notice.url} target="_blank" rel="noreferrer" lang="zh">
                {notice.title}
              </a>
            </p>
            <ul className={view.meta}>
              {notice.effective.map(({ part, from }) => (
                <li key={`${part} ${from}`}>
                  {part !== null && <span lang="zh">{part} </span>}
                  {t('effectiveFrom', { date: formatDate(from) })}
                </li>
              ))}
              {notice.suspensions.map(({ notice: suspended, part, from, to, by }) => (
                <li key={`${by.id} ${suspended} ${part} ${from}`}>
                  {by.id === notice.id &&
                    t('noticeNumber', { year: suspended.slice(0, 4), number: suspended.slice(5) })}{' '}
                  {part !== null && <span lang="zh">{part} </span>}
                  {t(to < day ? 'suspendedUntil' : 'suspended', { from: formatDate(from), to: formatDate(to) })}{' '}
                  {by.id !== notice.id && (
                    <a href={by.url} target="_blank" rel="noreferrer" lang="zh">
                      {by.title}
                    </a>
                  )}
                </li>
              ))}
              {notice.state === 'resumed' && collected !== null && (
                <li>{t('mayBeExtended', { collected: formatDate(collected) })}</li>
              )}
            </ul>
          </div>
          {notice.items.length > 0 && <Items items={notice.items} current={current.toLowerCase()} />}
        </section>
      ))}
    </Card>
  )
}

function Items({ items, current }: { items: readonly ChinaNoticeNode[]; current: string }) {
  return (
    <ul className={classes.tree} lang="zh">
      {items.map(({ eccn, name, childItemList }) => (
        <li key={eccn}>
          <div className={classes.paragraph} aria-current={eccn.toLowerCase() === current || undefined}>
            <code className={classes.designator}>{eccn.slice(5) || eccn}</code>
            <span>
              <Fractions text={name} />
            </span>
          </div>
          {childItemList.length > 0 && <Items items={childItemList} current={current} />}
        </li>
      ))}
    </ul>
  )
}
