import type { LawDetail, LawPart } from '@qingdan/api/contract/laws/laws.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { langTag } from '../../../i18n/setup.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './articles.module.css'
import { marksIn } from './marks.ts'

type Article = Extract<LawPart, { kind: 'article' }>

/** Id of an article in the page. */
export function anchorOf(article: string): string {
  return `article-${article}`
}

/** BCP 47 tag of the text. */
export function languageOf({ countryCode }: Pick<LawDetail, 'countryCode'>): string {
  return countryCode === 'CN' ? 'zh-CN' : 'en'
}

/** The text of a law, article by article; the label of each is the link to it. */
export function Articles({
  law,
  current,
  keyword,
}: {
  law: LawDetail
  current: string | undefined
  keyword: string | undefined
}) {
  const { t } = useTranslation('laws')
  return (
    <article className={classes.text} aria-label={t('text')} lang={languageOf(law)}>
      {law.preamble.map((line) => (
        <p key={line} className={classes.preamble}>
          {line}
        </p>
      ))}
      {law.parts.map((part) =>
        part.kind === 'article' ? (
          <ArticleView key={part.id} law={law} part={part} isCurrent={part.id === current} keyword={keyword} />
        ) : part.level === 1 ? (
          <h2 key={`heading ${part.text}`} className={classes.chapter}>
            {part.text}
          </h2>
        ) : (
          <h3 key={`heading ${part.text}`} className={classes.section}>
            {part.text}
          </h3>
        ),
      )}
    </article>
  )
}

function ArticleView({
  law,
  part,
  isCurrent,
  keyword,
}: {
  law: LawDetail
  part: Article
  isCurrent: boolean
  keyword: string | undefined
}) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const official = law.officialUrl ?? law.officialUrlEn
  return (
    <section
      id={anchorOf(part.id)}
      tabIndex={-1}
      className={classes.article}
      data-current={isCurrent || undefined}
      aria-label={part.label}
    >
      <p className={classes.label}>
        <Link to="/lawDetail" search={{ id: law.id, article: part.id, val: keyword }}>
          {part.label}
        </Link>{' '}
        {part.heading !== null && <b>{part.heading}</b>}
      </p>
      {part.passages.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other identity
        <p key={at} className={classes.passage} data-kind={kind}>
          <MatchedName text={text} highlights={marksIn(text, keyword)} />
        </p>
      ))}
      {part.stayEnded !== null && (
        <p className={classes.passage} data-kind="notice" lang={langTag(language)}>
          {t('stayEnded', { until: formatDate(part.stayEnded), asOf: formatDate(law.asOf) })}
        </p>
      )}
      {part.isOmitted && (
        <p className={classes.passage} data-kind="notice" lang={langTag(language)}>
          {t('omitted')}{' '}
          {official !== null && (
            <a href={official} target="_blank" rel="noreferrer">
              {t('official')}
            </a>
          )}
        </p>
      )}
    </section>
  )
}
