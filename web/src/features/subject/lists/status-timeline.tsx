import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Data1260h } from '@qingdan/api/contract/detail.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './status-timeline.module.css'

/** History of a designation (source 78), newest first, with news and laws of each state. */
export function StatusTimeline({ states }: { states: readonly Data1260h[] }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  const newestFirst = states.toSorted((a, b) => b.sanctionDate.localeCompare(a.sanctionDate))
  return (
    <section aria-label={t('lists.timeline')}>
      <h4 className={classes.heading}>{t('lists.timeline')}</h4>
      <ol className={classes.states}>
        {newestFirst.map((state, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two states may share a day
          <li key={place} className={classes.state}>
            <time dateTime={state.sanctionDate}>{formatDate(state.sanctionDate)}</time>
            <div>
              <p>{pick({ zh: state.statusZh, en: state.statusEn }, language)}</p>
              <Links name={t('lists.timelineNews')} links={state.newsList} />
              <Links name={t('lists.timelineLaws')} links={state.lawList} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Links({ name, links }: { name: string; links: Data1260h['newsList'] }) {
  if (links.length === 0) return null
  return (
    <p className={classes.links}>
      <span>{name}</span>
      {links.map((link) => (
        <a
          key={`${link.url} ${link.title}`}
          href={link.url}
          target="_blank"
          rel="noreferrer"
          lang={textLanguage(link.title)}
        >
          {link.title} <IconExternalLink size={12} stroke={1.5} aria-hidden="true" />
        </a>
      ))}
    </p>
  )
}
