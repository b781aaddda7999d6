import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { headingOf } from '@qingdan/api/contract/terms/heading.ts'
import { IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './aside.module.css'

/** One line for a file note: subject, lists with dates, time, address. */
export function Citation({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation(['subject', 'common'])
  const language = useLanguage()
  const line = useRef<HTMLParagraphElement>(null)
  const [openedAt] = useState(() => new Date().toISOString())
  const [said, setSaid] = useState('')
  const lists = detail.sanctionInfoList.map((list) => {
    const name = pick(shortNameOf(list), language)
    return list.date === null ? name : t('subject:cite.list', { list: name, date: formatDate(list.date) })
  })
  const heading = headingOf(detail, language)
  const address = new URL('/sanctionInfoSearch', location.origin)
  address.search = String(new URLSearchParams({ id: detail.id, dataType: detail.type, s: detail.s }))
  const text = t('subject:cite.text', {
    name: heading.isTranslated ? detail.name : heading.main,
    id: detail.id,
    lists: lists.length > 0 ? lists.join(t('common:separator')) : t('subject:sentence.unlisted'),
    time: `${formatTime(openedAt)} (${utcOffset(openedAt)})`,
    url: address.href,
  })
  const copy = async () => {
    const outcome = await copyText(text, line.current)
    setSaid(t(`subject:cite.${outcome}`))
    announce(t(`subject:cite.${outcome}`))
  }
  return (
    <Card title={t('subject:cite.title')}>
      <div className={classes.cite}>
        <p ref={line}>{text}</p>
        <button type="button" className={classes.copy} onClick={() => void copy()}>
          <IconCopy size={14} stroke={1.5} aria-hidden="true" /> {t('subject:cite.copy')}
        </button>
        {said !== '' && <p className={classes.small}>{said}</p>}
      </div>
    </Card>
  )
}

/** Without a secure address the clipboard is not available, so the text is selected instead. */
async function copyText(text: string, element: HTMLElement | null): Promise<'copied' | 'selected'> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text)
    return 'copied'
  }
  if (element) getSelection()?.selectAllChildren(element)
  return 'selected'
}

/** The reader's time zone at that moment, such as `UTC+8`. */
function utcOffset(iso: string): string {
  const minutes = -new Date(iso).getTimezoneOffset()
  const sign = minutes < 0 ? '-' : '+'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
