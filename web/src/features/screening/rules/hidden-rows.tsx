import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { HiddenRow } from '@qingdan/api/contract/screening/rules.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import layout from '../../../components/record-list.module.css'
import { formatScore } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { pagingDefaults } from '../screening-params.ts'
import classes from './rules.module.css'

const verdictWords = { match: 'row.match', none: 'row.nomatch' } as const

/** Candidates that a rule hides, or would have hidden. */
export function HiddenRows({ caption, rows }: { caption: string; rows: readonly HiddenRow[] }) {
  const { t } = useTranslation('screeningRules')
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <section className={classes.rows} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {(['name', 'candidate', 'score', 'lists', 'where', 'verdict'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`row.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.screningEntityId} ${row.entityId}`} data-match={row.verdict === 'match' || undefined}>
              <th scope="row">
                <bdi lang={textLanguage(row.originalEntityName)}>{row.originalEntityName}</bdi>
              </th>
              <td>
                <Link
                  to="/sanctionInfoSearch"
                  search={{ id: row.entityId, dataType: row.type, s: '1' }}
                  target="_blank"
                  className={layout.link}
                >
                  <bdi lang={textLanguage(row.entityName)}>{row.entityName}</bdi>
                </Link>
                {row.matchedName !== row.entityName && (
                  <div className={layout.quiet}>
                    <bdi lang={textLanguage(row.matchedName)}>{row.matchedName}</bdi>
                  </div>
                )}
              </td>
              <td>{formatScore(row.score)}</td>
              <td>{pick({ zh: row.listsCn, en: row.lists }, language).join(t('separator'))}</td>
              <td>
                <Where row={row} />
              </td>
              <td>{t(row.verdict === null ? 'row.open' : verdictWords[row.verdict])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The batch, or the watchlist, and the alerts when one has the candidate too. */
function Where({ row: { batchId, batchNo, isInAlert, screningEntityId } }: { row: HiddenRow }) {
  const { t } = useTranslation('screeningRules')
  return (
    <>
      {batchId === null ? (
        t('row.watched')
      ) : (
        <Link
          to="/checkDetail"
          search={{ ...pagingDefaults, batchId, entity: screningEntityId }}
          target="_blank"
          className={layout.link}
        >
          {batchNo}
        </Link>
      )}
      {isInAlert && <div className={layout.quiet}>{t('row.alert')}</div>}
    </>
  )
}
