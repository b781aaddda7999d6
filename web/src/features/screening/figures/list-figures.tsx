import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Figures } from '@qingdan/api/contract/screening/review.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ScrollBox } from '../../../components/data-table/scroll-box.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
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
        <ScrollBox aria-label={t('figures.byList')}>
          <p className={`${classes.sub} ${figures.note}`}>{t('figures.byListNote')}</p>
          <table className={figures.table}>
            <caption className={classes.hidden}>{t('figures.byListNote')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('figures.list')}</th>
                <th scope="col" className={figures.number}>
                  {t('figures.judged')}
                </th>
                <th scope="col" className={figures.number}>
                  {t('figures.falseMatches')}
                </th>
                <th scope="col">{t('figures.share')}</th>
              </tr>
            </thead>
            <tbody>
              {lists.map((one) => (
                <tr key={one.shortName}>
                  <th scope="row">{pick({ zh: one.shortNameCn, en: one.shortName }, language)}</th>
                  <td className={figures.number}>{formatCount(one.judged, language)}</td>
                  <td className={figures.number}>{formatCount(one.falseMatches, language)}</td>
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
        </ScrollBox>
      )}
    </Card>
  )
}
