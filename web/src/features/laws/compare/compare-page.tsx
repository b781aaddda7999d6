import { VisuallyHidden } from '@mantine/core'
import { inLanguage } from '@qingdan/api/contract/bilingual.ts'
import type { LawDetail } from '@qingdan/api/contract/laws/laws.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { lawDetailOptions } from '../law-queries.ts'
import { LawState } from '../law-state.tsx'
import { languageOf } from '../reader/articles.tsx'
import { type Article, type ComparedArticle, compareArticles, piecesOf, textOf } from './compare-articles.ts'
import classes from './compare-page.module.css'

const route = getRouteApi('/(laws)/lawCompare')

/** `/lawCompare`: two versions of a law, article by article. */
export function ComparePage() {
  const { t } = useTranslation('laws')
  const { id, other } = route.useSearch()
  usePageTitle({ key: 'layout:page.lawCompare' })
  const queries = [useQuery(lawDetailOptions(other)), useQuery(lawDetailOptions(id))] as const
  const [before, after] = queries.map(({ data }) => data)
  const failed = queries.find(({ isError }) => isError)
  const missing = (
    <EmptyState icon={<IconFileUnknown size={24} stroke={1.5} />} title={t('compare.unknown')}>
      <Link to="/law">{t('toList')}</Link>
    </EmptyState>
  )
  return (
    <PageBody>
      {before && after ? (
        <Comparison before={before} after={after} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('compare.heading')}</VisuallyHidden>
          {id === '' || other === '' ? (
            missing
          ) : (
            <RecordState error={failed?.error ?? null} missing={missing} onRetry={() => void failed?.refetch()} />
          )}
        </>
      )}
    </PageBody>
  )
}

const isArticle = (part: LawDetail['parts'][number]): part is Article => part.kind === 'article'

function Comparison({ before, after }: { before: LawDetail; after: LawDetail }) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const [showsAll, setShowsAll] = useState(false)
  const rows = useMemo(
    () => compareArticles(before.parts.filter(isArticle), after.parts.filter(isArticle)),
    [before, after],
  )
  const numberOf = (...states: ComparedArticle['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const isQuiet = ({ state }: ComparedArticle) => state === 'same' || state === 'renumbered'
  const shown = showsAll ? rows : rows.filter((row) => !isQuiet(row))
  const counts = { changed: numberOf('changed'), added: numberOf('added'), removed: numberOf('removed') }
  return (
    <>
      <h1 className={classes.heading}>
        {t('compare.of', { title: inLanguage(after.zh ?? after.title, after.titleEn ?? after.title, language) })}
      </h1>
      {[before, after].some(({ isIncomplete, hasText }) => isIncomplete || !hasText) && (
        <Banner tone="bad" title={t('compare.incomplete')} />
      )}
      <p className={classes.note}>
        {t('compare.counts', { ...counts, same: numberOf('same', 'renumbered') })}{' '}
        <Chip isSmall isOn={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t('compare.showAll')}
        </Chip>
      </p>
      <div className={classes.sides}>
        {[before, after].map((law) => (
          <p key={law.id} className={classes.side}>
            <Link to="/lawDetail" search={{ id: law.id }}>
              {law.publishDate === null
                ? t('asOf', { date: formatDate(law.asOf) })
                : t('published', { date: formatDate(law.publishDate) })}
            </Link>
            <LawState law={law} />
          </p>
        ))}
      </div>
      <ol className={classes.rows} lang={languageOf(after)}>
        {shown.map((row) => (
          <Row key={`${row.before?.id} ${row.after?.id}`} row={row} language={languageOf(after)} />
        ))}
      </ol>
    </>
  )
}

/** Left what the older version says, right the newer one; what went and what came is marked. */
function Row({ row: { state, before, after }, language }: { row: ComparedArticle; language: string }) {
  const { t } = useTranslation('laws')
  const pieces = useMemo(
    () => (state === 'changed' && before && after ? piecesOf(textOf(before), textOf(after), language) : null),
    [state, before, after, language],
  )
  const side = (article: Article | null, own: 'removed' | 'added') => (
    <div className={classes.cell} data-empty={article === null || undefined}>
      {article === null ? (
        <span>{t(own === 'removed' ? 'compare.notBefore' : 'compare.notAfter')}</span>
      ) : (
        <>
          <b>{article.label}</b>
          <p className={classes.text}>
            {pieces === null
              ? textOf(article)
              : pieces.map(({ state: piece, text, start }) => {
                  if (piece === 'same') return <span key={start}>{text}</span>
                  if (piece !== own) return null
                  return own === 'removed' ? <del key={start}>{text}</del> : <ins key={start}>{text}</ins>
                })}
          </p>
        </>
      )}
    </div>
  )
  return (
    <li className={classes.row} data-state={state}>
      {side(before, 'removed')}
      {side(after, 'added')}
    </li>
  )
}
