import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { SourceFreshness } from '@qingdan/api/contract/freshness.ts'
import { IconAlertTriangle, IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StateMark } from '../../components/listings/state-mark.tsx'
import { ageInDays, formatCount, formatDate, formatTime } from '../../lib/language/format.ts'
import { listNameOf, shortNameOf } from '../../lib/language/list-names.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './freshness-page.module.css'
import { useScheduleText } from './use-schedule-text.ts'

/** One list: state, dates and size; expanded, also the origin of its file, its schedule and the result of its last run. */
export function SourceItem({ source, isOpened }: { source: SourceFreshness; isOpened: boolean }) {
  const { t } = useTranslation(['freshness', 'common'])
  const language = useLanguage()
  const item = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpened && item.current) item.current.open = true
  }, [isOpened])
  return (
    <details ref={item} id={`source-${source.sourceId}`} className={classes.source}>
      <summary className={classes.row}>
        <span className={classes.name}>
          <b>{pick(shortNameOf(source), language)}</b>
          <span className={classes.meta}>{pick(listNameOf(source), language)}</span>
        </span>
        <span className={classes.state}>
          <StateMark state={source.state} />
          <Why source={source} />
        </span>
        <Cell label={t('freshness:date')}>
          {source.date === null ? t('freshness:unknown') : formatDate(source.date)}
        </Cell>
        <Cell label={t('freshness:lastSuccess')}>
          {source.lastSuccessAt === null ? t('freshness:neverYet') : formatTime(source.lastSuccessAt)}
        </Cell>
        <Cell label={t('freshness:count')} isNumber>
          {formatCount(source.count, language)}
        </Cell>
        <IconChevronDown size={16} stroke={1.5} className={classes.chevron} aria-hidden="true" />
      </summary>
      <Details source={source} />
    </details>
  )
}

function Cell({ label, isNumber = false, children }: { label: string; isNumber?: boolean; children: ReactNode }) {
  return (
    <span className={classes.cell} data-number={isNumber || undefined}>
      <span className={classes.meta}>{label}</span>
      <span>{children}</span>
    </span>
  )
}

/** Text next to the icon: how old a stale list is, or that the last update failed. */
function Why({ source }: { source: SourceFreshness }) {
  const { t } = useTranslation('freshness')
  if (source.state === 'stale') {
    const since = source.staleBy === 'check' ? source.lastSuccessAt : source.date
    return (
      <span className={classes.warn}>
        {since === null
          ? t('staleUndated')
          : t(source.staleBy === 'check' ? 'staleCheck' : 'staleEdition', { count: ageInDays(since, new Date()) })}
      </span>
    )
  }
  return source.warnings.length > 0 ? (
    <span className={classes.meta}>
      <IconAlertTriangle size={12} stroke={1.5} aria-hidden="true" /> {t('warningCount', { count: total(source) })}
    </span>
  ) : null
}

function total(source: SourceFreshness): number {
  return source.warnings.reduce((sum, { count }) => sum + count, 0)
}

function Details({ source }: { source: SourceFreshness }) {
  const { t } = useTranslation(['freshness', 'common', 'search', 'terms'])
  const language = useLanguage()
  const scheduleText = useScheduleText()
  return (
    <div className={classes.details}>
      <dl className={classes.facts}>
        <Fact name={t('freshness:publisher')}>
          <a href={source.url} target="_blank" rel="noreferrer">
            {pick({ zh: source.publisherCn, en: source.publisher }, language)}{' '}
            <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
          </a>
        </Fact>
        <Fact name={t('freshness:types')}>
          {source.types.length === 0
            ? t('freshness:unknown')
            : source.types
                .map(({ type, count }) => `${t(`terms:partyType.${type}`)} ${formatCount(count, language)}`)
                .join(t('common:separator'))}
        </Fact>
        <Fact name={t('freshness:origin')}>
          {source.origin === null ? t('freshness:unknown') : t(`freshness:originOf.${source.origin}`)}
        </Fact>
        <Fact name={t('freshness:licence')}>
          <span lang="en">{source.licence}</span>
        </Fact>
        <Fact name={t('freshness:scheduled')}>{scheduleText(source.schedule)}</Fact>
        <Fact name={t('freshness:nextRun')}>
          {source.nextRunAt === null ? t('freshness:notScheduled') : formatTime(source.nextRunAt)}
        </Fact>
        <Fact name={t('freshness:fetched')}>
          {source.fetchedAt === null ? t('freshness:neverYet') : formatTime(source.fetchedAt)}
        </Fact>
        <Fact name={t('freshness:limits')}>
          {t('freshness:limitsText', { hours: source.staleAfterHours, days: source.editionStaleAfterDays })}
        </Fact>
      </dl>
      <section>
        <h3 className={classes.small}>{t('freshness:lastFailure')}</h3>
        {source.lastFailure ? (
          <p>
            {formatTime(source.lastFailure.at)} {source.lastFailure.reason[language]}
          </p>
        ) : (
          <p className={classes.meta}>{t('freshness:noFailure')}</p>
        )}
      </section>
      <section>
        <h3 className={classes.small}>{t('freshness:warnings')}</h3>
        {source.warnings.length > 0 ? (
          <ul className={classes.warnings}>
            {source.warnings.map((warning) => (
              <li key={warning.code}>
                {warning.label[language]} <b>{formatCount(warning.count, language)}</b>
                {warning.examples.length > 0 && (
                  <span className={classes.examples} lang="en">
                    {warning.examples.join('; ')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.meta}>{t('freshness:noWarnings')}</p>
        )}
      </section>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
