import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ChinaItemDetail } from '@qingdan/api/contract/items/china-items.ts'
import type { ItemCategory } from '@qingdan/api/contract/us-items.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { PdfButton } from '../../../components/pdf-button.tsx'
import { callForFile } from '../../../lib/api/call.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { NewsAbout } from '../../news/about/news-about.tsx'
import { Counterparts } from '../counterparts/counterparts.tsx'
import header from '../detail/item-header.module.css'
import { ItemHistory } from '../detail/item-history.tsx'
import classes from '../detail/item-view.module.css'
import { ChinaNotices } from './china-notices.tsx'
import { ChinaParagraphs } from './china-paragraphs.tsx'
import { ItemStateTag } from './item-state-tag.tsx'

/** An item: what it is, which notices state it and whether these apply, and where the texts are from. `current`: the code of the address. */
export function ChinaItemView({
  item,
  current,
  favouriteButton,
}: {
  item: ChinaItemDetail
  current: string
  favouriteButton: ReactNode
}) {
  const { t } = useTranslation('chinaItems')
  const resumed = item.noticeList.find(({ state }) => state === 'resumed')
  return (
    <>
      <Header item={item} favouriteButton={favouriteButton} />
      {item.isIncomplete && (
        <div className={classes.notice}>
          <Banner tone="warn" title={t('incomplete')}>
            <span>
              {item.losses.map((loss) => t(`loss.${loss}`)).join(t('comma'))}
              {t('stop')}
              {t('valuesWithheld')}
            </span>
            <div>
              <a href={item.documentUrl} target="_blank" rel="noreferrer">
                {t('toDocument')}
              </a>
            </div>
          </Banner>
        </div>
      )}
      {resumed !== undefined && (
        <div className={classes.notice}>
          <Banner tone="warn" title={t('resumed.title')}>
            {t('resumed.text', {
              date: formatDate(resumed.suspensions.at(-1)?.to ?? ''),
              collected: item.noticesAsOf === null ? '' : formatDate(item.noticesAsOf),
            })}
          </Banner>
        </div>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <ChinaNotices
            title={t('notices')}
            notices={item.noticeList}
            current={current}
            day={item.day}
            collected={null}
          />
          <ChinaParagraphs item={item} current={current} />
          <ChinaNotices
            title={t('general')}
            notices={item.generalList}
            current={current}
            day={item.day}
            collected={item.noticesAsOf}
          />
        </div>
        <aside className={classes.aside}>
          <Customs item={item} />
          <References item={item} />
          <Counterparts system="cn" code={item.eccn} />
          <ItemHistory item={item} />
          <NewsAbout module="item" id={item.eccn} />
          <Source item={item} />
        </aside>
      </div>
    </>
  )
}

function Header({ item, favouriteButton }: { item: ChinaItemDetail; favouriteButton: ReactNode }) {
  const { t } = useTranslation('chinaItems')
  const language = useLanguage()
  const nameOf = ({ id, name, cnName }: ItemCategory) => `${id} ${pick({ zh: cnName, en: name }, language)}`
  const { category, group, reason } = item
  return (
    <header className={header.header}>
      <div className={header.words}>
        <nav className={header.path} aria-label={t('industry')}>
          <Link to="/chinaItems" search={{ categoryId: category.id }}>
            {nameOf(category)}
          </Link>
          <span aria-hidden="true"> › </span>
          <Link to="/chinaItems" search={{ categoryId: category.id, groupId: group.id }}>
            {nameOf(group)}
          </Link>
        </nav>
        <h1 className={header.heading}>
          <code className={header.code}>{item.eccn}</code>{' '}
          {item.name === null ? t('nameLost') : <span lang="zh">{item.name}</span>}
        </h1>
        <p className={header.reasons}>
          <ItemStateTag state={item.state} />
          <span>
            {t('reason')} <span className={header.reason}>{nameOf(reason)}</span>
          </span>
          <span>{t('stateOn', { date: formatDate(item.day) })}</span>
        </p>
      </div>
      <div className={header.actions}>
        {favouriteButton}
        <PdfButton
          name={item.eccn}
          make={() =>
            callForFile('export.chinaItem', {
              eccn: item.eccn,
              version: item.version,
              day: item.day,
              languages: language,
            })
          }
        />
      </div>
    </header>
  )
}

function Customs({ item: { customsList } }: { item: ChinaItemDetail }) {
  const { t } = useTranslation('chinaItems')
  if (customsList.length === 0) return null
  return (
    <Card title={t('customs.title')}>
      <div className={classes.texts}>
        <p className={classes.meta}>{t('customs.note')}</p>
        <ul>
          {customsList.map(({ code, eccn, isInCatalogue }) => (
            <li key={`${eccn} ${code}`}>
              <code>{code}</code> <span className={classes.meta}>{eccn}</span>
              {isInCatalogue && <span className={classes.meta}> · {t('customs.listed')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function References({ item: { references, guidanceList } }: { item: ChinaItemDetail }) {
  const { t } = useTranslation('chinaItems')
  if (references.length === 0 && guidanceList.length === 0) return null
  return (
    <Card title={t('related')}>
      <div className={classes.texts}>
        {references.length > 0 && (
          <ul className={classes.references}>
            {references.map(({ eccn, name }) => (
              <li key={eccn}>
                <Link to="/chinaItemsDetails" search={{ eccn }} title={name}>
                  {eccn}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {guidanceList.map(({ id, title, url, issuedOn }) => (
          <p key={id}>
            <a href={url} target="_blank" rel="noreferrer" lang="zh">
              {title}
            </a>{' '}
            <span className={classes.meta}>{formatDate(issuedOn)}</span>
          </p>
        ))}
      </div>
    </Card>
  )
}

function Source({ item }: { item: ChinaItemDetail }) {
  const { t } = useTranslation('chinaItems')
  const language = useLanguage()
  const { source, documentUrl, documentDay, noticesAsOf } = item
  return (
    <Card title={t('source')}>
      <div className={classes.texts}>
        <p>{pick({ zh: source.titleCn, en: source.title }, language)}</p>
        <p className={classes.meta} lang="zh">
          {source.publisher}
        </p>
        <p className={classes.meta}>{t('asOf', { date: formatDate(source.asOf) })}</p>
        {noticesAsOf !== null && <p className={classes.meta}>{t('noticesAsOf', { date: formatDate(noticesAsOf) })}</p>}
        <p>
          <a href={documentUrl} target="_blank" rel="noreferrer">
            {documentDay === null ? t('toDocument') : t('documentOf', { date: formatDate(documentDay) })}
          </a>
        </p>
        <p>
          <a href={source.url} target="_blank" rel="noreferrer">
            {t('toOriginal')}
          </a>
        </p>
      </div>
    </Card>
  )
}
