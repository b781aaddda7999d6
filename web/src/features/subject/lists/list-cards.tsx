import { inLanguage, type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail, Property, SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'
import { hasEnded, type ListInside, listsInside } from '@qingdan/api/contract/terms/lists-inside.ts'
import { readOtherInfo } from '@qingdan/api/contract/terms/other-info.ts'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { langTag } from '../../../i18n/setup.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { listNameOf, shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { CitationsContext, CitedText } from './cited-text.tsx'
import { jumpToList, listCardId } from './jump-to-list.ts'
import classes from './list-cards.module.css'
import { badgeOfList, expiryOf, isListToCome, lapsedOn, suspendedUntil, toListingState } from './listing-state.ts'
import { StatusTimeline } from './status-timeline.tsx'

// Few subjects have these tables, and the table component is large.
const OtherInfoTable = lazy(async () => ({ default: (await import('./other-info-table.tsx')).OtherInfoTable }))
const SubsidiaryTable = lazy(async () => ({ default: (await import('./subsidiary-table.tsx')).SubsidiaryTable }))

const longestShortLine = 32

/** With more lists than this, entries are shortened too, and each card expands separately. */
const fewLists = 3

/** Every list of the subject by country, in force first: its entries with all facts, its date and its source. */
export function ListCards({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  const { inForce, ended } = toListingState(detail)
  const lists = [...inForce, ...ended]
  const isMany = lists.length > fewLists
  const { suspended, unknown, ended: endedCount, inForce: listed } = detail.listCount
  const effective = listed - suspended - unknown
  const counts = [
    ...(effective > 0 || listed === 0 ? [t('lists.inForce', { count: effective })] : []),
    ...(suspended > 0 ? [t('lists.suspended', { count: suspended })] : []),
    ...(unknown > 0 ? [t('lists.unknown', { count: unknown })] : []),
    ...(endedCount > 0 ? [t('lists.ended', { count: endedCount })] : []),
  ]
  const groups = isMany ? groupByCountry(inForce) : [inForce]
  return (
    <CitationsContext value={detail.citations}>
      <Card title={t('lists.title')} aside={counts.join(t('names.separator'))}>
        {lists.length === 0 && (
          <EmptyState title={t(detail.status === 'unlisted' ? 'sentence.unlisted' : 'lists.none')}>
            {t(detail.status === 'unlisted' ? 'sentence.unlistedNote' : 'lists.noneNote')}
          </EmptyState>
        )}
        {lists.length > 1 && <Shortcuts lists={lists} />}
        {groups.map((group) => (
          <div key={group[0]?.sourceId} className={classes.group}>
            {isMany && <Country list={group[0]} />}
            {group.map((list) => (
              <ListSection key={list.sourceId} list={list} lists={lists} isCut={isMany} />
            ))}
          </div>
        ))}
        {ended.length > 0 && (
          <div className={classes.group}>
            {isMany && <p className={classes.country}>{t('lists.endedGroup')}</p>}
            {ended.map((list) => (
              <ListSection key={list.sourceId} list={list} lists={lists} isCut={isMany} />
            ))}
          </div>
        )}
      </Card>
    </CitationsContext>
  )
}

function groupByCountry(lists: readonly SanctionInfo[]): SanctionInfo[][] {
  return [...Map.groupBy(lists, (list) => list.sanctionMetaList[0]?.country ?? '').values()]
}

function Country({ list }: { list: SanctionInfo | undefined }) {
  const language = useLanguage()
  const [first] = list?.sanctionMetaList ?? []
  return first && <p className={classes.country}>{pick({ zh: first.countryCn, en: first.country }, language)}</p>
}

/** Links to each list's card. */
function Shortcuts({ lists }: { lists: readonly SanctionInfo[] }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  const open = (isOpen: boolean) => {
    for (const { sourceId } of lists) {
      const card = document.getElementById(listCardId(sourceId))
      if (card instanceof HTMLDetailsElement) card.open = isOpen
    }
  }
  return (
    <nav className={classes.shortcuts} aria-label={t('lists.jump')}>
      <ul>
        {lists.map((list) => (
          <li key={list.sourceId}>
            <button type="button" onClick={() => jumpToList(list.sourceId)}>
              {pick(shortNameOf(list), language)}
            </button>
          </li>
        ))}
      </ul>
      <span className={classes.all}>
        <button type="button" onClick={() => open(true)}>
          {t('lists.openAll')}
        </button>
        <button type="button" onClick={() => open(false)}>
          {t('lists.closeAll')}
        </button>
      </span>
    </nav>
  )
}

function ListSection({ list, lists, isCut }: { list: SanctionInfo; lists: readonly SanctionInfo[]; isCut: boolean }) {
  const { t } = useTranslation(['subject', 'terms', 'common'])
  const language = useLanguage()
  const badge = badgeOfList(list)
  const [first] = list.sanctionMetaList
  const inside = listsInside(list)
  const listedOn = inside.length === 1 ? (inside[0]?.listedOn ?? null) : null
  const until = suspendedUntil(list)
  const lapsed = lapsedOn(list)
  const expiry = expiryOf(list)
  return (
    <details className={classes.list} id={listCardId(list.sourceId)} open>
      <summary className={classes.head}>
        {badge !== 'listed' && <ListingBadge kind={badge} />}
        <h3 className={classes.title} data-ended={badge === 'ended' || undefined}>
          {first && <span>{pick({ zh: first.unit, en: first.unitEn }, language)} </span>}
          {pick(shortNameOf(list), language)}
        </h3>
        <span className={classes.side}>
          {badge === 'suspended' && (
            <span>{until ? t('lists.suspendedUntil', { date: formatDate(until) }) : t('lists.suspendedOpen')}</span>
          )}
          {badge === 'unknown' && (
            <span className={classes.warn}>
              {lapsed
                ? t('lists.lapsed', { date: formatDate(lapsed) })
                : until
                  ? t('lists.unknownSince', { date: formatDate(until) })
                  : t('terms:state.unknown')}
            </span>
          )}
          {expiry !== null && (
            <span>{[t('terms:state.expired'), ...(expiry.on ? [formatDate(expiry.on)] : [])].join(' ')}</span>
          )}
          {isListToCome(list) && <span className={classes.warn}>{t('terms:state.not yet in force')}</span>}
          {list.repeats.length > 0 && <span>{t('common:repeats')}</span>}
          {list.num > 1 && <span>{t('lists.entries', { count: list.num })}</span>}
          {listedOn !== null && <time dateTime={listedOn}>{formatDate(listedOn)}</time>}
          <IconChevronDown size={16} stroke={1.5} className={classes.chevron} aria-hidden="true" />
        </span>
      </summary>
      <div className={classes.body}>
        <Repetition list={list} lists={lists} />
        {list.absentFrom.map((original) => (
          <p key={original.sourceId} className={classes.repetition}>
            {t('lists.absentFrom', { list: pick(shortNameOf(original), language), date: formatDate(original.date) })}
          </p>
        ))}
        {inside.length > 1 && inside.some((one) => one.listedOn !== null) && <ListsInside lists={inside} />}
        {list.sanctionMetaList.map((meta, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one entry may be designated twice under one number
          <Entry key={`${meta.publisherId} ${index}`} meta={meta} isCut={isCut} />
        ))}
        <SourceLine list={list} />
      </div>
    </details>
  )
}

/** A source with several lists of its publisher: each with its own date. */
function ListsInside({ lists }: { lists: readonly ListInside[] }) {
  const { t } = useTranslation(['subject', 'terms'])
  const language = useLanguage()
  return (
    <ul className={classes.inside} aria-label={t('lists.inside')}>
      {lists.map((list) => (
        <li key={list.listName}>
          <span>{pick(listNameOf(list), language)}</span>
          {list.listedOn === null ? (
            <span>{t('lists.undated')}</span>
          ) : (
            <time dateTime={list.listedOn}>{t('lists.listedOn', { date: formatDate(list.listedOn) })}</time>
          )}
          {list.state !== 'in force' && <span>{t(`terms:state.${list.state}`)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Which lists it repeats, so that it is not counted again. */
function Repetition({ list, lists }: { list: SanctionInfo; lists: readonly SanctionInfo[] }) {
  const { t } = useTranslation(['subject', 'common'])
  const language = useLanguage()
  if (list.repeats.length === 0) return null
  const originals = lists.filter(({ sourceId }) => list.repeats.includes(sourceId))
  const names = originals.map((original) => pick(shortNameOf(original), language))
  return (
    <p className={classes.repetition}>{t('subject:lists.repeats', { lists: names.join(t('common:separator')) })}</p>
  )
}

/** `isCut`: the whole entry is shortened, not each long field. */
function Entry({ meta, isCut }: { meta: SanctionMeta; isCut: boolean }) {
  const facts = <EntryFacts meta={meta} isCut={isCut} />
  return (
    <div className={classes.entry}>
      {isCut ? <CollapsedText>{facts}</CollapsedText> : facts}
      <Suspense fallback={<SkeletonRows rows={2} columns="minmax(0, 1fr) 20% 20%" cells={3} />}>
        {tablesOf(meta).map(({ property, rows }) => (
          <OtherInfoTable key={property.nameEn} rows={rows} />
        ))}
      </Suspense>
      {meta.data1260hList.length > 0 && <StatusTimeline states={meta.data1260hList} />}
      {meta.subCompanyList.length > 0 && (
        <Suspense fallback={<SkeletonRows rows={2} columns="minmax(0, 1fr) 20% 20%" cells={3} />}>
          <SubsidiaryTable companies={meta.subCompanyList} />
        </Suspense>
      )}
    </div>
  )
}

function tablesOf(meta: SanctionMeta) {
  return meta.properties.flatMap((property) => {
    const rows = readOtherInfo(property, meta.sourceId)
    return rows === null ? [] : [{ property, rows }]
  })
}

function EntryFacts({ meta, isCut }: { meta: SanctionMeta; isCut: boolean }) {
  const { t } = useTranslation(['subject', 'common'])
  const language = useLanguage()
  const endNote = inLanguage(meta.endNote, meta.endNoteEn, language)
  return (
    <dl className={classes.properties}>
      {meta.publisherId !== null && (
        <div>
          <dt>{t('subject:lists.entry')}</dt>
          <dd className={classes.code}>{meta.publisherId}</dd>
        </div>
      )}
      <div>
        <dt>{t('subject:lists.list')}</dt>
        <dd lang={langTag(language)}>{pick(listNameOf(meta), language)}</dd>
      </div>
      <div>
        <dt>{t('subject:lists.status')}</dt>
        <dd>{pick({ zh: meta.dataStatusCn, en: meta.dataStatusEn }, language)}</dd>
      </div>
      {meta.endedOn !== null && (
        <div>
          <dt>{t(`subject:lists.${endLabelOf(meta)}`)}</dt>
          <dd>
            {formatDate(meta.endedOn)} {endNote !== null && <span lang={textLanguage(endNote)}>{endNote}</span>}
          </dd>
        </div>
      )}
      {meta.suspensions.length > 0 && (
        <div data-wide>
          <dt>{t('subject:lists.suspension')}</dt>
          <dd>
            <ul>
              {meta.suspensions.map((suspension) => (
                <SuspensionLine key={`${suspension.from} ${suspension.to}`} suspension={suspension} />
              ))}
            </ul>
          </dd>
        </div>
      )}
      {meta.properties
        .filter((property) => readOtherInfo(property, meta.sourceId) === null)
        .map((property, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may state one heading twice
          <div key={index} data-wide={property.fullLine || undefined}>
            <dt>{pick({ zh: property.nameZh, en: property.nameEn }, language)}</dt>
            <PropertyText value={valueIn(property, language)} isCut={isCut} />
          </div>
        ))}
      {meta.noticeUrl !== null && (
        <div>
          <dt>{t('subject:lists.notice')}</dt>
          <dd>
            <a href={meta.noticeUrl} target="_blank" rel="noreferrer">
              <IconExternalLink size={14} stroke={1.5} aria-hidden="true" /> {t('subject:lists.source')}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

function endLabelOf({ endsByTerm, state }: SanctionMeta): 'term' | 'endedOn' | 'endsOn' {
  if (endsByTerm) return 'term'
  return hasEnded(state) ? 'endedOn' : 'endsOn'
}

function SuspensionLine({ suspension }: { suspension: SanctionMeta['suspensions'][number] }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  const note = inLanguage(suspension.note, suspension.noteEn, language)
  const day = (date: string | null) => (date === null ? t('lists.stretchUnknown') : formatDate(date))
  return (
    <li>
      {t('lists.stretch', { from: day(suspension.from), to: day(suspension.to) })}{' '}
      {note !== null && <span lang={textLanguage(note)}>{note}</span>}{' '}
      {suspension.url !== null && (
        <a href={suspension.url} target="_blank" rel="noreferrer">
          {t('lists.notice')} <IconExternalLink size={12} stroke={1.5} aria-hidden="true" />
        </a>
      )}
    </li>
  )
}

function valueIn({ value, valueZh, valueEn }: Property, language: Language): string {
  return pick({ zh: valueZh, en: valueEn }, language) ?? value
}

function PropertyText({ value, isCut }: { value: string; isCut: boolean }) {
  const lines = <PropertyValue value={value} />
  return <dd lang={textLanguage(value)}>{isCut ? lines : <CollapsedText>{lines}</CollapsedText>}</dd>
}

/** Short values of one heading share a line, long ones get a line each. */
function PropertyValue({ value }: { value: string }) {
  const lines = value.split('\n')
  const isShort = lines.every((line) => line.length <= longestShortLine)
  return (
    <ul className={classes.values} data-short={isShort || undefined}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may state one value twice
        <li key={index}>
          <bdi>
            <CitedText text={line} />
          </bdi>
        </li>
      ))}
    </ul>
  )
}

function SourceLine({ list }: { list: SanctionInfo }) {
  const { t } = useTranslation('subject')
  return (
    <p className={classes.source}>
      <span>
        {list.date === null ? t('lists.dataDateUnknown') : t('lists.dataDate', { date: formatDate(list.date) })}
      </span>
      {list.isStarter && <span className={classes.warn}>{t('lists.starter')}</span>}
      {list.isStale && <span className={classes.warn}>{t('lists.stale')}</span>}
      <a href={list.url} target="_blank" rel="noreferrer">
        <IconExternalLink size={14} stroke={1.5} aria-hidden="true" /> {t('lists.source')}
      </a>
    </p>
  )
}
