import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { DetailName, EntityDetail } from '@qingdan/api/contract/detail.ts'
import { furtherListsOf } from '@qingdan/api/contract/matches/further-lists.ts'
import { headingOf } from '@qingdan/api/contract/terms/heading.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTag } from '../../../components/listings/list-tag.tsx'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { TranslationMark } from '../../../components/listings/translation-mark.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { badgeOfList, toListingState } from '../lists/listing-state.ts'
import { type NameGroup, toNameGroups } from './name-groups.ts'
import classes from './subject-header.module.css'
import { useScriptName } from './use-script-name.ts'

/** Names of one script shown before "all names". */
const shownNames = 4

/** ListingBadge, name, names by script; below a line the summary and the lists. `actions`: buttons for the subject. */
export function SubjectHeader({ detail, actions }: { detail: EntityDetail; actions: ReactNode }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  const heading = headingOf(detail, language)
  return (
    <section className={classes.card}>
      <div className={classes.subject}>
        {detail.status === 'unlisted' ? <span /> : <ListingBadge kind={badgeOf(detail)} size="xl" />}
        <h1 className={classes.heading}>
          <bdi lang={heading.japanese === 'main' ? 'ja' : textLanguage(heading.main)}>{heading.main}</bdi>
          {heading.isTranslated && <TranslationMark />}{' '}
          {heading.other && (
            <bdi className={classes.other} lang={heading.japanese === 'other' ? 'ja' : textLanguage(heading.other)}>
              {heading.other}
            </bdi>
          )}
          {heading.japanese !== null && <span className={classes.language}>{t('script.Jpan')}</span>}
        </h1>
        <div className={classes.actions}>{actions}</div>
        <Names detail={detail} />
      </div>
      <div className={classes.measures}>
        <Sentence detail={detail} />
        {detail.status !== 'unlisted' && (
          <>
            <div className={classes.cell}>
              <h3>{t('lists.title')}</h3>
              <div className={classes.tags}>
                {detail.sanctionInfoList.map((list) => (
                  <ListTag key={list.sourceId} state={badgeOfList(list)} isCopy={list.repeats.length > 0}>
                    {pick(shortNameOf(list), language)}
                  </ListTag>
                ))}
              </div>
            </div>
            <div className={classes.cell}>
              <h3>{t('programmes')}</h3>
              <Programmes detail={detail} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** Listed while one list is in force; suspended when every remaining list is; unknown when nothing says how one stands. */
function badgeOf(detail: EntityDetail): 'listed' | 'unknown' | 'suspended' | 'ended' {
  if (detail.status !== 'listed') return 'ended'
  const { inForce } = toListingState(detail)
  const badges = new Set(inForce.map(badgeOfList))
  if (badges.size === 0 || badges.has('listed')) return 'listed'
  return badges.has('unknown') ? 'unknown' : 'suspended'
}

function Names({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation(['subject', 'terms'])
  const [isOpen, setOpen] = useState(false)
  const scriptName = useScriptName()
  const groups = toNameGroups(detail.names)
  const hasMore = groups.some((group) => group.names.length > shownNames)
  return (
    <dl className={classes.scripts}>
      {detail.zh === null && (
        <>
          <dt>{scriptName('Hani')}</dt>
          <dd className={classes.unknown}>{t('names.noChinese')}</dd>
        </>
      )}
      {groups.map((group) => (
        <div key={group.script} className={classes.script}>
          <dt>{scriptName(group.script)}</dt>
          <dd>
            <NameLine group={group} limit={isOpen ? group.names.length : shownNames} />
          </dd>
        </div>
      ))}
      {(hasMore || isOpen) && (
        <div className={classes.script}>
          <dt />
          <dd>
            <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('names.fewer') : t('names.all', { count: detail.names.length })}
            </button>
          </dd>
        </div>
      )}
      {detail.translations.length > 0 && (
        <div className={classes.script}>
          <dt>{t('terms:translation.mark')}</dt>
          <dd>
            {detail.translations.map(({ value, kind }, index) => (
              <span key={value}>
                {index > 0 && t('names.separator')}
                <bdi lang="zh-Hans">{value}</bdi> <span className={classes.mark}>{t(`terms:translation.${kind}`)}</span>
              </span>
            ))}
            <p className={classes.mark}>{t('terms:translation.note')}</p>
          </dd>
        </div>
      )}
    </dl>
  )
}

function NameLine({ group, limit }: { group: NameGroup; limit: number }) {
  const { t } = useTranslation(['subject', 'terms'])
  return group.names.slice(0, limit).map((name, index) => (
    <span key={name.value}>
      {index > 0 && t('names.separator')}
      {name.kind === 'fka' && <span className={classes.mark}>{t('terms:nameKind.fka')} </span>}
      <bdi lang={languageOf(name)}>{name.value}</bdi>
      {name.quality === 'weak' && <span className={classes.weak}>{t('terms:nameKind.weak')}</span>}
    </span>
  ))
}

/** A tag with only a script (`und-Latn`) does not help a font or a screen reader. */
function languageOf(name: DetailName): string | undefined {
  return name.lang.startsWith('und') ? textLanguage(name.value) : name.lang
}

function Sentence({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation(['subject', 'common'])
  const language = useLanguage()
  const { latest } = toListingState(detail)
  const { inForce, suspended, unknown, ended } = detail.listCount
  if (detail.status !== 'listed') {
    return (
      <div className={classes.answer} data-ended>
        <h2>{t(`subject:sentence.${detail.status}`)}</h2>
        <p>{t(`subject:sentence.${detail.status}Note`)}</p>
        <PossiblyListed detail={detail} />
      </div>
    )
  }
  const isAllInForce = suspended === 0 && unknown === 0
  const notes = [
    ...(unknown > 0 ? [t('subject:sentence.unknown', { count: unknown })] : []),
    ...(suspended > 0 ? [t('subject:sentence.suspended', { count: suspended })] : []),
    latest
      ? t('subject:sentence.latest', {
          list: pick(latest.name, language),
          date: formatDate(latest.date),
        })
      : t('subject:sentence.undated'),
    ...(ended > 0 ? [t('subject:sentence.ended', { count: ended })] : []),
  ]
  return (
    <div className={classes.answer}>
      <h2>{t(isAllInForce ? 'subject:sentence.inForce' : 'subject:sentence.listed', { count: inForce })}</h2>
      <p>{notes.join(t('subject:names.separator'))}</p>
      <PossiblyListed detail={detail} />
    </div>
  )
}

/** Lists on which the subject stands if it is the same as another one. */
function PossiblyListed({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation(['subject', 'common'])
  const language = useLanguage()
  const lists = furtherListsOf(detail).map((list) => pick(shortNameOf(list), language))
  if (lists.length === 0) return null
  const phrase = detail.status === 'listed' ? 'subject:possible.alsoListed' : 'subject:possible.stillListed'
  return (
    <p className={classes.possibly}>
      <IconAlertTriangle size={14} stroke={1.5} aria-hidden="true" />{' '}
      {t(phrase, { lists: lists.join(t('common:separator')) })}
    </p>
  )
}

function Programmes({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  const programmes = [
    ...new Set(detail.sanctionInfoList.flatMap((list) => list.sanctionMetaList.flatMap((meta) => meta.programmes))),
  ]
  if (programmes.length === 0) return <p className={classes.unknown}>{t('noProgrammes')}</p>
  return (
    <div className={classes.tags}>
      {programmes.map((programme) => (
        <span key={programme} className={classes.programme} lang="en">
          {programme}
        </span>
      ))}
    </div>
  )
}
