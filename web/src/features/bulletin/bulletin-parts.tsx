import { namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import type { BulletinData } from '@qingdan/api/contract/news/bulletin.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './bulletin.module.css'

/** Rows of a bulletin's table shown before it is expanded (compliance-workflows.md §9). */
export const shownRows = 5

type Party = Pick<BulletinData['entityList'][number], 'dataId' | 'dataType' | 's'>

/** Both names, the reader's language first; links to the detail if the party is a subject. */
export function PartyName({ party, zh, en }: { party: Party; zh: string | null; en: string | null }) {
  const language = useLanguage()
  const { main, other } = namePair(zh, en, language)
  const name = <bdi lang={textLanguage(main)}>{main}</bdi>
  return (
    <>
      {party.dataId === null ? (
        name
      ) : (
        <Link to="/sanctionInfoSearch" search={{ id: party.dataId, dataType: party.dataType, s: party.s }}>
          {name}
        </Link>
      )}
      {other !== null && (
        <>
          {' '}
          <bdi className={classes.other} lang={textLanguage(other)}>
            {other}
          </bdi>
        </>
      )}
    </>
  )
}

/** Link to the source of the bulletin at its publisher. */
export function SourceLink({ data }: { data: BulletinData }) {
  const { t } = useTranslation('bulletin')
  const language = useLanguage()
  const named = pick({ zh: data.sourceName, en: data.sourceNameEn }, language)
  // The title is usually already shown above the link.
  const name = named === pick({ zh: data.title, en: data.titleEn }, language) ? t('original') : named
  if (data.url === null) return <span>{named}</span>
  return (
    <a href={data.url} target="_blank" rel="noreferrer">
      <IconExternalLink size={14} stroke={1.5} aria-hidden="true" /> {name}
    </a>
  )
}

/** Below a table: expand or collapse it, and how many parties it does not contain. */
export function TableFoot({
  carried,
  total,
  isOpen,
  onToggle,
}: {
  /** Rows in the answer. */
  carried: number
  /** Parties of the bulletin in total. */
  total: number
  isOpen: boolean
  onToggle: () => void
}) {
  const { t } = useTranslation('bulletin')
  const language = useLanguage()
  if (carried <= shownRows && total <= carried) return null
  return (
    <p className={classes.foot}>
      {carried > shownRows && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? t('fewer', { count: shownRows }) : t('more', { count: carried })}
        </button>
      )}
      {total > carried && <span>{t('cut', { shown: carried, total: formatCount(total, language) })}</span>}
    </p>
  )
}
