import { inLanguage } from '@qingdan/api/contract/bilingual.ts'
import type { LawDetail, LawTextDays } from '@qingdan/api/contract/laws/laws.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { NewsAbout } from '../../news/about/news-about.tsx'
import { Articles, anchorOf } from './articles.tsx'
import { Contents } from './contents.tsx'
import { LawHeader } from './law-header.tsx'
import { LawVersions } from './law-versions.tsx'
import classes from './law-view.module.css'

/** A law with its contents, text and versions. `article`: scrolled to; `keyword`: marked. */
export function LawView({
  law,
  article,
  keyword,
}: {
  law: LawDetail
  article: string | undefined
  keyword: string | undefined
}) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  useEffect(() => {
    if (article === undefined) return
    const target = document.getElementById(anchorOf(article))
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [article])
  return (
    <>
      <LawHeader law={law} />
      <Warnings law={law} />
      <div className={classes.columns} data-bare={law.parts.length === 0 || undefined}>
        {law.parts.length > 0 && (
          <>
            <Contents law={law} current={article} keyword={keyword} />
            <Articles law={law} current={article} keyword={keyword} />
          </>
        )}
        <aside className={classes.aside}>
          {law.versions.length > 1 && <LawVersions law={law} />}
          <NewsAbout module="law" id={law.id} />
          <Card title={t('source')}>
            <p className={classes.source}>
              {t('sourceText', {
                title: inLanguage(law.source.titleCn, law.source.title, language),
                date: formatDate(law.asOf),
              })}
            </p>
            {law.textSources.length > 0 && (
              <p className={classes.source}>{t('textSources', { names: law.textSources.join(t('comma')) })}</p>
            )}
            {law.statedStatus !== null && (
              <p className={classes.source}>{t('statedStatus', { text: law.statedStatus })}</p>
            )}
            {law.note !== null && <p className={classes.source}>{law.note}</p>}
          </Card>
        </aside>
      </div>
    </>
  )
}

/** That a transcribed text may not be the one in force. */
function TextDay({ days: { takenOn, amendedOn } }: { days: LawTextDays }) {
  const { t } = useTranslation('laws')
  const amended = amendedOn === null ? null : t('textDay.amended', { date: formatDate(amendedOn) })
  return takenOn === null ? (
    <Banner tone="warn" title={t('textDay.unstatedTitle')}>
      {amended}
    </Banner>
  ) : (
    <Banner tone="info" title={t('textDay.takenTitle', { date: formatDate(takenOn) })}>
      {amended}
    </Banner>
  )
}

/** What a reader must know before relying on the text. */
function Warnings({ law }: { law: LawDetail }) {
  const { t } = useTranslation('laws')
  const current = law.versions.find(({ status }) => status === 'in-force')
  const date = law.endDate === null ? '' : formatDate(law.endDate)
  return (
    <div className={classes.warnings}>
      {law.status === 'repealed' && (
        <Banner tone="bad" title={law.endDate === null ? t('repealed') : t('repealedOn', { date })} />
      )}
      {law.status === 'amended' && (
        <Banner tone="warn" title={law.endDate === null ? t('amended') : t('amendedOn', { date })}>
          {current?.publishDate && t('currentVersion', { date: formatDate(current.publishDate) })}
        </Banner>
      )}
      {law.status === 'not-yet' && law.effectiveDate !== null && (
        <Banner tone="warn" title={t('notYet', { date: formatDate(law.effectiveDate) })} />
      )}
      {law.textDays !== null && <TextDay days={law.textDays} />}
      {law.isIncomplete && <Banner tone="bad" title={t('incompleteTitle')} />}
      {!law.hasText && (
        <Banner tone="info" title={t('noTextTitle')}>
          {law.overview}
        </Banner>
      )}
    </div>
  )
}
