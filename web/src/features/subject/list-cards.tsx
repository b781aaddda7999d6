import type { EntityDetail, SanctionInfo, SanctionMeta } from '@qingdan/api/contract/detail.ts'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { CollapsedText } from '../../components/collapsed-text.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Seal } from '../../components/seal.tsx'
import { formatDate } from '../../format.ts'
import { useLanguage } from '../../use-language.ts'
import { textLanguage } from '../search/text-language.ts'
import classes from './list-cards.module.css'
import { isListInForce, toListingState } from './listing-state.ts'
import { SubsidiaryTable } from './subsidiary-table.tsx'

const longestShortLine = 32

/** Every list of the subject, in force first: its entries with all they state, its date and its source. */
export function ListCards({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  const { inForce, ended } = toListingState(detail)
  const counts = [
    t('lists.inForce', { count: inForce.length }),
    ...(ended.length > 0 ? [t('lists.ended', { count: ended.length })] : []),
  ]
  return (
    <Card title={t('lists.title')} aside={counts.join(t('names.separator'))}>
      {detail.sanctionInfoList.length === 0 ? (
        <EmptyState title={t('lists.none')}>{t('lists.noneNote')}</EmptyState>
      ) : (
        [...inForce, ...ended].map((list) => <ListSection key={list.sourceId} list={list} />)
      )}
    </Card>
  )
}

function ListSection({ list }: { list: SanctionInfo }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  const isInForce = isListInForce(list)
  const [first] = list.sanctionMetaList
  const dates = list.sanctionMetaList.flatMap((meta) => meta.listedOn ?? []).toSorted()
  return (
    <details className={classes.list} open>
      <summary className={classes.head}>
        {isInForce ? null : <Seal kind="ended" />}
        <h3 className={classes.title} data-ended={!isInForce || undefined}>
          {first && <span>{language === 'zh' ? first.unit : first.unitEn} </span>}
          {language === 'zh' ? list.shortNameCn : list.shortName}
        </h3>
        <span className={classes.side}>
          {list.num > 1 && <span>{t('lists.entries', { count: list.num })}</span>}
          {dates[0] !== undefined && <time dateTime={dates[0]}>{formatDate(dates[0])}</time>}
          <IconChevronDown size={16} stroke={1.5} className={classes.chevron} aria-hidden="true" />
        </span>
      </summary>
      <div className={classes.body}>
        {list.sanctionMetaList.map((meta, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one entry may be designated twice under one number
          <Entry key={`${meta.publisherId} ${index}`} meta={meta} />
        ))}
        <SourceLine list={list} />
      </div>
    </details>
  )
}

function Entry({ meta }: { meta: SanctionMeta }) {
  const { t } = useTranslation(['subject', 'common'])
  const language = useLanguage()
  return (
    <div className={classes.entry}>
      <dl className={classes.properties}>
        <div>
          <dt>{t('subject:lists.entry')}</dt>
          <dd className={classes.code}>{meta.publisherId}</dd>
        </div>
        <div>
          <dt>{t('subject:lists.list')}</dt>
          <dd lang={language === 'zh' ? undefined : 'en'}>{language === 'zh' ? meta.listNameCn : meta.listName}</dd>
        </div>
        <div>
          <dt>{t('subject:lists.status')}</dt>
          <dd>{language === 'zh' ? meta.dataStatusCn : meta.dataStatusEn}</dd>
        </div>
        {meta.properties.map((property, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may state one heading twice
          <div key={index} data-wide={property.fullLine || undefined}>
            <dt>{language === 'zh' ? property.nameZh : property.nameEn}</dt>
            <dd lang={textLanguage(property.value)}>
              <CollapsedText>
                <PropertyValue value={property.value} />
              </CollapsedText>
            </dd>
          </div>
        ))}
      </dl>
      {meta.subCompanyList.length > 0 && <SubsidiaryTable companies={meta.subCompanyList} />}
    </div>
  )
}

/** Short values of one heading stand beside each other, long ones under each other. */
function PropertyValue({ value }: { value: string }) {
  const lines = value.split('\n')
  const isShort = lines.every((line) => line.length <= longestShortLine)
  return (
    <ul className={classes.values} data-short={isShort || undefined}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may state one value twice
        <li key={index}>
          <bdi>{line}</bdi>
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
      {list.isDemo && <span className={classes.warn}>{t('lists.demo')}</span>}
      {list.isStale && <span className={classes.warn}>{t('lists.stale')}</span>}
      <a href={list.url} target="_blank" rel="noreferrer">
        <IconExternalLink size={14} stroke={1.5} aria-hidden="true" /> {t('lists.source')}
      </a>
    </p>
  )
}
