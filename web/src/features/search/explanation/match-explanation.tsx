import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { SearchResult } from '@qingdan/api/contract/subject.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { useTermName } from '../../../components/explanation/explanation-words.ts'
import { signedPoints, toSumLines } from '../../../components/explanation/score-sum.ts'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { formatScore } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useListDates } from '../results/use-list-dates.ts'
import { DetailTable } from './detail-table.tsx'
import classes from './match-explanation.module.css'

/** Why a row matched: the two names, token by token, and the sum that makes the score. `query` is the searched name. */
export function MatchExplanation({ result, query }: { result: SearchResult; query: string }) {
  const { t } = useTranslation('search')
  return (
    <section className={classes.panel} aria-label={t('explain.label', { name: result.name })}>
      <div className={classes.left}>
        <h3 className={classes.title}>{t('explain.pair')}</h3>
        <NamePair result={result} query={query} />
        <h3 className={classes.title}>{t('explain.tokens')}</h3>
        <TokenTable tokens={result.explanation.tokens} />
        <h3 className={classes.title}>{t('explain.details')}</h3>
        <DetailTable details={result.explanation.details} />
        <p className={classes.normal}>
          <span>{t('explain.normal')}</span>
          <code>{result.explanation.queryNormal}</code> ↔ <code>{result.explanation.listedNormal}</code>
          <Link to="/methodology">{t('explain.method', { version: result.explanation.methodVersion })}</Link>
        </p>
      </div>
      <div>
        <h3 className={classes.title}>{t('explain.sum')}</h3>
        <ScoreSum result={result} />
      </div>
    </section>
  )
}

function NamePair({ result, query }: { result: SearchResult; query: string }) {
  const { t } = useTranslation(['search', 'common', 'terms'])
  const language = useLanguage()
  const isPrimary = result.matchedName === result.name
  const alias = result.matchedQuality === 'weak' ? 'weakAlias' : 'strongAlias'
  const quality = t(isPrimary ? 'terms:nameKind.primary' : `explain.${alias}`)
  const lists = new Set(result.sources.map((source) => pick(shortNameOf(source), language)))
  const ours = result.matchedTranslation
  const origin = ours === null ? [quality, ...lists] : [t('terms:translation.note'), t(`terms:translation.${ours}`)]
  const dates = new Set(useListDates(result).map(({ words }) => words))
  return (
    <dl className={classes.pair}>
      <dt>{t('explain.query')}</dt>
      <dd>
        <bdi lang={textLanguage(query)}>{query}</bdi>
      </dd>
      <dt>{t(ours === null ? 'explain.listed' : 'terms:translation.mark')}</dt>
      <dd>
        <MatchedName text={result.matchedName} highlights={result.highlights} />{' '}
        <span className={classes.quality}>{origin.join(t('common:separator'))}</span>
      </dd>
      <dt>{t('explain.since')}</dt>
      <dd>
        <ul className={classes.quality}>
          {[...dates].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}

type Token = SearchResult['explanation']['tokens'][number]

/** One column per pair of tokens: the searched one, their relation, the listed one. */
function TokenTable({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useTranslation(['search', 'terms'])
  const rows: TokenRow[] = [
    { id: 'query', header: t('explain.query'), cell: (token) => <TokenText text={token.query} /> },
    {
      id: 'relation',
      header: <span className={classes.hidden}>{t('explain.relation')}</span>,
      cell: (token) => <span className={classes.relation}>{t(`terms:relation.${token.relation}`)}</span>,
    },
    { id: 'listed', header: t('explain.listed'), cell: (token) => <TokenText text={token.listed} /> },
  ]
  const columns: DataColumn<TokenRow>[] = [
    { id: 'side', header: t('explain.relation'), isRowHeader: true, cell: ({ header }) => header },
    ...tokens.map((token, place) => ({
      id: String(place),
      header: token.query ?? token.listed ?? '',
      cell: ({ cell }: TokenRow) => <div data-relation={token.relation}>{cell(token)}</div>,
    })),
  ]
  return (
    <DataTable
      caption={t('explain.tokens')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      variant="plain"
      hasHiddenHead
      className={classes.tokens}
    />
  )
}

interface TokenRow {
  id: string
  header: ReactNode
  cell: (token: Token) => ReactNode
}

function TokenText({ text }: { text: string | null }) {
  const { t } = useTranslation('search')
  if (text === null) {
    return (
      <span className={classes.token} data-absent>
        <span aria-hidden="true">—</span>
        <span className={classes.hidden}>{t('explain.absent')}</span>
      </span>
    )
  }
  return (
    <bdi className={classes.token} lang={textLanguage(text)}>
      {text}
    </bdi>
  )
}

function ScoreSum({ result }: { result: SearchResult }) {
  const { t } = useTranslation(['search', 'terms'])
  const termName = useTermName()
  return (
    <DataTable
      caption={t('explain.sum')}
      rows={toSumLines(result.explanation.contributions)}
      rowId={(_line, index) => String(index)}
      variant="plain"
      hasHiddenHead
      isFixed
      className={classes.sum}
      columns={[
        {
          id: 'term',
          header: t('explain.term'),
          isRowHeader: true,
          cell: ({ term }) => termName(term),
          footer: t('explain.total', { band: t(`terms:band.${result.band}`) }),
        },
        {
          id: 'bar',
          header: '',
          className: classes.bar,
          cell: ({ percent, points }) => <i style={{ width: `${percent}%` }} data-negative={points < 0 || undefined} />,
          footer: '',
        },
        {
          id: 'points',
          header: t('explain.points'),
          className: classes.points,
          cell: ({ points }) => signedPoints(points),
          footer: formatScore(result.score),
        },
      ]}
    />
  )
}
