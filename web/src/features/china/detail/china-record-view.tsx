import { inLanguage, namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import type { ChinaDetail, ChinaRecord, ChinaSuspension } from '@qingdan/api/contract/china.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { IconArrowLeft, IconArrowRight, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { NotHeld } from '../../../components/not-held.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { badgeOf } from '../china-state.ts'
import { PartyIcon } from '../party-icon.tsx'
import { StateBadges } from '../state-badges.tsx'
import classes from './china-record-view.module.css'

/** The decision first, then the party, its measures and their state. */
export function ChinaRecordView({ record, favouriteButton }: { record: ChinaDetail; favouriteButton: ReactNode }) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  const { main, other } = namePair(record.name, record.nameEn, language)
  const pairs = namePair(record.title, record.titleEn, language)
  return (
    <>
      <p className={classes.back}>
        <Link to="/chinaSanctionList" search={{ labelId: record.labelId }}>
          <IconArrowLeft size={14} stroke={1.5} aria-hidden="true" />{' '}
          {t('backTo', { label: pick({ zh: record.label, en: record.labelEn }, language) })}
        </Link>
      </p>
      <section className={classes.head}>
        <ListingBadge kind={badgeOf[record.state]} size="xl" />
        <div className={classes.names}>
          <h1 className={classes.heading}>
            <bdi lang={textLanguage(main)}>{main}</bdi>{' '}
            {other !== null && (
              <bdi className={classes.other} lang={textLanguage(other)}>
                {other}
              </bdi>
            )}
          </h1>
          {pairs.main !== '' && (
            <p className={classes.title} lang={textLanguage(pairs.main)}>
              {pairs.main}
            </p>
          )}
          {pairs.other !== null && (
            <p className={classes.otherTitle} lang={textLanguage(pairs.other)}>
              {pairs.other}
            </p>
          )}
          <p className={classes.badges}>
            <span>{t(`state.${stateKeys[record.state]}`)}</span>
            <StateBadges record={record} />
          </p>
        </div>
        <div className={classes.actions}>{favouriteButton}</div>
      </section>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Decision record={record} />
          <Party record={record} />
          <BothLanguages record={record} title={t('measures')} zh={record.measure} en={record.measureEn} />
          <BothLanguages record={record} title={t('reason')} zh={record.reason} en={record.reasonEn} />
          {(record.legalBasis || record.legalBasisEn) && (
            <BothLanguages record={record} title={t('legalBasis')} zh={record.legalBasis} en={record.legalBasisEn} />
          )}
        </div>
        <aside className={classes.main}>
          <Course record={record} />
          <Card title={t('elsewhere')}>
            <p className={classes.elsewhere}>
              <Link
                to="/sanctionInfoSearch"
                search={{ id: record.subject.id, dataType: record.subject.type, s: record.subject.s }}
              >
                {t('toSubject')} <IconArrowRight size={14} stroke={1.5} aria-hidden="true" />
              </Link>
              <span>{t('toSubjectNote')}</span>
            </p>
          </Card>
        </aside>
      </div>
    </>
  )
}

const stateKeys = { 'in force': 'inForce', suspended: 'suspended', ended: 'ended', unknown: 'unknown' } as const

function Decision({ record }: { record: ChinaRecord }) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  return (
    <Card title={t('decision')}>
      <dl className={classes.facts}>
        <Fact
          record={record}
          name={t('docNumber')}
          value={inLanguage(record.docNumber, record.docNumberEn, language)}
        />
        <Fact record={record} name={t('date')} value={record.sanctionTime && formatDate(record.sanctionTime)} />
        <Fact record={record} name={t('label')} value={pick({ zh: record.label, en: record.labelEn }, language)} />
        <Fact
          record={record}
          name={t('department')}
          value={inLanguage(record.department, record.departmentEn, language)}
        />
        <Fact
          record={record}
          name={t('source')}
          isWide
          value={
            record.url && (
              <a href={record.url} target="_blank" rel="noreferrer">
                <IconExternalLink size={14} stroke={1.5} aria-hidden="true" /> {t('toNotice')}
              </a>
            )
          }
        />
      </dl>
    </Card>
  )
}

function Party({ record }: { record: ChinaRecord }) {
  const { t } = useTranslation(['china', 'common'])
  const language = useLanguage()
  const text = (value: string | null) => value && <bdi lang={textLanguage(value)}>{value}</bdi>
  const jobs = namePair(record.job, record.jobEn, language)
  return (
    <Card title={t('china:party')}>
      <dl className={classes.facts}>
        <Fact record={record} name={t('china:nameZh')} value={text(record.name)} />
        <Fact record={record} name={t('china:nameEn')} value={text(record.nameEn)} />
        {record.alias.length > 0 && (
          <Fact
            record={record}
            name={t('china:alias')}
            isWide
            value={record.alias.map((alias, place) => (
              <span key={alias}>
                {place > 0 && t('common:separator')}
                {text(alias)}
              </span>
            ))}
          />
        )}
        <Fact
          record={record}
          name={t('china:subjectType')}
          value={
            <span className={classes.type}>
              <PartyIcon dataType={record.dataType} />{' '}
              <span aria-hidden="true">{t(`china:type.${record.dataType}`)}</span>
            </span>
          }
        />
        <Fact record={record} name={t('china:country')} value={formatCountry(record, language)} />
        {record.dataType === 'P' && (
          <Fact
            record={record}
            name={t('china:job')}
            isWide
            value={
              jobs.main === '' ? null : (
                <>
                  {text(jobs.main)} {jobs.other !== null && <span className={classes.other}>{text(jobs.other)}</span>}
                </>
              )
            }
          />
        )}
      </dl>
    </Card>
  )
}

/** `value` null: the notice does not state it, or only our transcription lacks it; the page says which. */
function Fact({
  record,
  name,
  value,
  isWide = false,
}: {
  record: ChinaRecord
  name: string
  value: ReactNode
  isWide?: boolean
}) {
  return (
    <div className={classes.fact} data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>{value || <Missing record={record} />}</dd>
    </div>
  )
}

function Missing({ record }: { record: ChinaRecord }) {
  const { t } = useTranslation('china')
  return <span className={classes.unknown}>{record.isWhole ? t('notStated') : <NotHeld url={record.url} />}</span>
}

/** The text of the notice in both languages, the reader's first; the page says when there is only one. */
function BothLanguages({
  record,
  title,
  zh,
  en,
}: {
  record: ChinaRecord
  title: string
  zh: string | null
  en: string | null
}) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  const texts = [
    { key: 'zh' as const, lang: 'zh-CN', text: zh },
    { key: 'en' as const, lang: 'en', text: en },
  ]
  const ordered = pick({ zh: texts, en: texts.toReversed() }, language)
  const isStated = Boolean(zh || en)
  return (
    <Card title={title}>
      <div className={classes.texts}>
        {isStated ? (
          ordered.map(({ key, lang, text }) => (
            <div key={key}>
              <h3 className={classes.language}>{t(`language.${key}`)}</h3>
              {text ? (
                <CollapsedText>
                  <ul lang={lang} className={classes.lines}>
                    {text.split('\n').map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </CollapsedText>
              ) : (
                <p className={classes.unknown}>{t('notInLanguage')}</p>
              )}
            </div>
          ))
        ) : (
          <p>
            <Missing record={record} />
          </p>
        )}
      </div>
    </Card>
  )
}

/** History of the decision: announced, suspended, ended; newest first. */
function Course({ record }: { record: ChinaRecord }) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  return (
    <Card title={t('course')}>
      <ol className={classes.course}>
        {record.endedOn && (
          <li>
            <time dateTime={record.endedOn}>{formatDate(record.endedOn)}</time>
            <ListingBadge kind="ended" />
            <p>
              {t('endedOn')}
              <Note text={inLanguage(record.endNote, record.endNoteEn, language)} />
            </p>
          </li>
        )}
        {record.suspensions.toReversed().map((suspension) => (
          <li key={suspension.from}>
            <time dateTime={suspension.from}>{formatDate(suspension.from)}</time>
            <ListingBadge kind="suspended" />
            <Suspension suspension={suspension} />
          </li>
        ))}
        <li>
          {record.sanctionTime ? (
            <time dateTime={record.sanctionTime}>{formatDate(record.sanctionTime)}</time>
          ) : (
            <span className={classes.unknown}>{t(record.isWhole ? 'dateUnknown' : 'dateNotHeld')}</span>
          )}
          <ListingBadge kind="listed" />
          <p>{t('added', { label: pick({ zh: record.label, en: record.labelEn }, language) })}</p>
        </li>
      </ol>
    </Card>
  )
}

function Suspension({ suspension }: { suspension: ChinaSuspension }) {
  const { t } = useTranslation('china')
  const language = useLanguage()
  return (
    <p>
      {suspension.to ? t('suspendedUntil', { date: formatDate(suspension.to) }) : t('suspendedOpen')}
      <Note text={inLanguage(suspension.note, suspension.noteEn, language)} />
      {suspension.url && (
        <a href={suspension.url} target="_blank" rel="noreferrer" className={classes.note}>
          <IconExternalLink size={12} stroke={1.5} aria-hidden="true" /> {t('toNotice')}
        </a>
      )}
    </p>
  )
}

function Note({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <span className={classes.note} lang={textLanguage(text)}>
      {text}
    </span>
  )
}
