import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Figures } from '@qingdan/api/contract/screening/review.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import layout from '../../../components/record-list.module.css'
import { formatCount, formatPercent } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../screening.module.css'
import figures from './figures.module.css'

/** Share of judged candidates that were somebody else, by the lists of the candidate. The bar repeats the number beside it. */
export function ListFigures({ lists }: { lists: Figures['lists'] }) {
  const { t } = useTranslation('review')
  const language = useLanguage()
  return (
    <Card title={t('figures.byList')}>
      {lists.length === 0 ? (
        <EmptyState title={t('figures.noDecision')}>{t('figures.noDecisionNote')}</EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        <section className={figures.scroll} tabIndex={0} aria-label={t('figures.byList')}>
          <p className={classes.sub}>{t('figures.byListNote')}</p>
          <table className={figures.table}>
            <caption className={classes.hidden}>{t('figures.byListNote')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('figures.list')}</th>
                <th scope="col" className={layout.number}>
                  {t('figures.judged')}
                </th>
                <th scope="col" className={layout.number}>
                  {t('figures.falseMatches')}
                </th>
                <th scope="col">{t('figures.share')}</th>
              </tr>
            </thead>
            <tbody>
              {lists.map((one) => (
                <tr key={one.shortName}>
                  <th scope="row">{pick({ zh: one.shortNameCn, en: one.shortName }, language)}</th>
                  <td className={layout.number}>{formatCount(one.judged, language)}</td>
                  <td className={layout.number}>{formatCount(one.falseMatches, language)}</td>
                  <td>
                    <span className={figures.share}>
                      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                        <rect width="100" height="10" data-whole />
                        <rect width={(one.falseMatches / one.judged) * 100} height="10" data-series="1" />
                      </svg>
                      {formatPercent(one.falseMatches / one.judged, language)}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}
