import type { NoticeDraft } from '@qingdan/api/contract/china/notices.ts'
import { useTranslation } from 'react-i18next'
import classes from './notices.module.css'

/** The text of a notice, line by line; what the reader did not understand is marked. */
export function NoticeText({ text, unread }: { text: string; unread: NoticeDraft['unread'] }) {
  const { t } = useTranslation('admin')
  const marked = new Set(unread.filter(({ code }) => code === 'line-unread').map(({ value }) => plain(value)))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <div className={classes.text} lang="zh">
      {lines.map((line, index) => {
        const isUnread = marked.has(plain(line))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <p key={index} data-unread={isUnread || undefined}>
            {isUnread && <span className={classes.tag}>{t('notices.unreadLine')}</span>}
            {line}
          </p>
        )
      })}
    </div>
  )
}

/** The reader removes format characters and gaps. */
function plain(line: string): string {
  return line.replace(/[\p{Cf}\s]/gu, '')
}
