import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { NewsAbout } from '../../news/about/news-about.tsx'
import { Counterparts } from '../counterparts/counterparts.tsx'
import { ItemParties } from '../parties/item-parties.tsx'
import { Exceptions } from './exceptions.tsx'
import { ItemHeader } from './item-header.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemParts } from './item-parts.tsx'
import classes from './item-view.module.css'
import { Paragraphs } from './paragraphs.tsx'
import { Passages } from './passages.tsx'
import { Requirements } from './requirements.tsx'

/** An entry: what it requires, what it excepts, what it controls, and where the text is from. */
export function ItemView({ item, favouriteButton }: { item: ItemDetail; favouriteButton: ReactNode }) {
  const { t } = useTranslation('items')
  const { licenseRequirements: requirements, listItemControl: controlled } = item
  return (
    <>
      <ItemHeader item={item} favouriteButton={favouriteButton} />
      {item.notices.filter(changesTheText).map(({ kind, text }) => (
        <div key={text} className={classes.notice} lang="en">
          <Banner tone="warn" title={t(`notice.${kind}`)}>
            {text}
          </Banner>
        </div>
      ))}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Requirements item={item} />
          <Texts title={t('requirementNotes')} passages={requirements.notes} />
          <Texts title={t('reporting')} passages={[...requirements.reporting, ...requirements.reportingNote]} />
          <Exceptions item={item} />
          <Texts title={t('sta')} passages={[...item.exceptionSta, ...item.exceptionStaNotes]} />
          <Texts title={t('definitions')} passages={controlled.relatedDefinitions} />
          <Paragraphs item={item} />
          <Texts title={t('body')} passages={item.noteList} />
          {item.wxList.map(({ name, childItemList }) => (
            <Card key={name} title={name}>
              <ul className={classes.outside} lang="en">
                {childItemList.map((one) => (
                  <li key={one.name}>{one.name}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
        <aside className={classes.aside}>
          <Related item={item} />
          <Counterparts system="us" code={item.eccn} />
          <ItemParties eccn={item.eccn} />
          <ItemParts item={item} />
          <ItemHistory item={item} />
          <NewsAbout module="eccn" id={item.eccn} />
          <Source item={item} />
        </aside>
      </div>
    </>
  )
}

/** Other notices are the publisher's remarks on the whole part. */
function changesTheText({ kind }: ItemDetail['notices'][number]): boolean {
  return kind === 'pending-amendment' || kind === 'not-in-effect'
}

/** A card of published text; nothing if there is none. */
function Texts({ title, passages }: { title: string; passages: ItemDetail['noteList'] }) {
  const { t } = useTranslation('items')
  if (passages.length === 0) return null
  return (
    <Card title={title} aside={t('asPublished')}>
      <div className={classes.texts}>
        <Passages passages={passages} />
      </div>
    </Card>
  )
}

function Related({ item: { listItemControl, references } }: { item: ItemDetail }) {
  const { t } = useTranslation('items')
  if (listItemControl.relatedControls.length === 0 && references.length === 0) return null
  return (
    <Card title={t('related')}>
      <div className={classes.texts}>
        {references.length > 0 && (
          <ul className={classes.references}>
            {references.map(({ eccn, name }) => (
              <li key={eccn}>
                <Link to="/eccBodyDetailsPage" search={{ eccn }} title={name}>
                  {eccn}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Passages passages={listItemControl.relatedControls} />
      </div>
    </Card>
  )
}

function Source({ item: { source, notices } }: { item: ItemDetail }) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  return (
    <Card title={t('source')}>
      <div className={classes.texts}>
        <p>{pick({ zh: source.titleCn, en: source.title }, language)}</p>
        <p className={classes.meta}>{source.publisher}</p>
        <p className={classes.meta}>{t('pointInTime', { date: formatDate(source.asOf) })}</p>
        {source.confirmedOn !== source.asOf && (
          <p className={classes.meta}>{t('confirmed', { date: formatDate(source.confirmedOn) })}</p>
        )}
        <p>
          <a href={source.url} target="_blank" rel="noreferrer">
            {t('toOriginal')}
          </a>
        </p>
        {notices
          .filter((notice) => !changesTheText(notice))
          .map(({ kind, text }) => (
            <p key={text} className={classes.meta}>
              {t(`notice.${kind}`)} <span lang="en">{text}</span>
            </p>
          ))}
      </div>
    </Card>
  )
}
