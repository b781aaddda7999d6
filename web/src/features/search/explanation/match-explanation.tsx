import type { SearchResult } from '@qingdan/api/contract/subject.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { pick } from '../../../lib/language/bilingual.ts'
import { formatScore } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { DetailTable } from './detail-table.tsx'
import { useTermName } from './explanation-words.ts'
import classes from './match-explanation.module.css'
import { signedPoints, toSumLines } from './score-sum.ts'

/** Why a row matched: the pair, token by token, and the sum that makes the score. `query` is what was asked. */
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
  const { t } = useTranslation(['search', 'common'])
  const language = useLanguage()
  const isPrimary = result.matchedName === result.name
  const quality = isPrimary ? 'primary' : result.matchedQuality === 'weak' ? 'weakAlias' : 'strongAlias'
  const lists = result.sources.map((source) => pick(shortNameOf(source), language))
  return (
    <dl className={classes.pair}>
      <dt>{t('explain.query')}</dt>
      <dd>
        <bdi lang={textLanguage(query)}>{query}</bdi>
      </dd>
      <dt>{t('explain.listed')}</dt>
      <dd>
        <MatchedName text={result.matchedName} highlights={result.highlights} />{' '}
        <span className={classes.quality}>{[t(`explain.${quality}`), ...lists].join(t('common:separator'))}</span>
      </dd>
    </dl>
  )
}

function TokenTable({ tokens }: { tokens: SearchResult['explanation']['tokens'] }) {
  const { t } = useTranslation('search')
  const cell = (text: string | null) =>
    text === null ? (
      <span className={classes.token} data-absent>
        <span aria-hidden="true">—</span>
        <span className={classes.hidden}>{t('explain.absent')}</span>
      </span>
    ) : (
      <bdi className={classes.token} lang={textLanguage(text)}>
        {text}
      </bdi>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cells, not of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('explain.tokens')}>
      <table className={classes.tokens}>
        <tbody>
          <tr>
            <th scope="row">{t('explain.query')}</th>
            {tokens.map((token, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the token's identity
              <td key={index} data-relation={token.relation}>
                {cell(token.query)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <span className={classes.hidden}>{t('explain.relation')}</span>
            </th>
            {tokens.map((token, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={index} className={classes.relation} data-relation={token.relation}>
                {t(`relation.${token.relation}`)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('explain.listed')}</th>
            {tokens.map((token, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={index} data-relation={token.relation}>
                {cell(token.listed)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function ScoreSum({ result }: { result: SearchResult }) {
  const { t } = useTranslation('search')
  const termName = useTermName()
  return (
    <table className={classes.sum}>
      <thead className={classes.hidden}>
        <tr>
          <th scope="col">{t('explain.term')}</th>
          <td />
          <th scope="col">{t('explain.points')}</th>
        </tr>
      </thead>
      <tbody>
        {toSumLines(result.explanation.contributions).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term may stand twice; the order never changes
          <tr key={index}>
            <th scope="row">{termName(line.term)}</th>
            <td className={classes.bar}>
              <i style={{ width: `${line.percent}%` }} data-negative={line.points < 0 || undefined} />
            </td>
            <td className={classes.points}>{signedPoints(line.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('explain.total', { band: t(`band.${result.band}`) })}</th>
          <td />
          <td className={classes.points}>{formatScore(result.score)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
