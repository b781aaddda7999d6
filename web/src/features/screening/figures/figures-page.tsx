import type { Figures } from '@qingdan/api/contract/screening/review.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ScrollBox } from '../../../components/data-table/scroll-box.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import layout from '../../../components/record-list.module.css'
import { Segmented } from '../../../components/segmented.tsx'
import { formatCount, formatShare } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import classes from '../screening.module.css'
import { ScreeningPage } from '../screening-page.tsx'
import { type FiguresParams, queueScopes } from '../screening-params.ts'
import { figuresOptions } from '../screening-queries.ts'
import { BarChart } from './bar-chart.tsx'
import figures from './figures.module.css'
import { ListFigures } from './list-figures.tsx'

const route = getRouteApi('/(screening)/screeningFigures')
const spans = ['4', '12', '26', '52'] as const

/** `/screeningFigures`: what came, what was decided, how long it took, and false matches by list. */
export function FiguresPage() {
  const { t } = useTranslation('review')
  const params = route.useSearch()
  const { data, error, refetch } = useQuery(figuresOptions(params))
  usePageTitle({ key: 'layout:page.figures' })
  return (
    <ScreeningPage heading={t('figures.heading')} note={t('figures.note')} error={error}>
      <Choices params={params} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} columns="minmax(0, 1fr)" />}
      {data && (
        <div className={layout.panel}>
          <Now now={data.now} />
          <Weeks weeks={data.weeks} />
          <ListFigures lists={data.lists} />
        </div>
      )}
    </ScreeningPage>
  )
}

function Choices({ params }: { params: FiguresParams }) {
  const { t } = useTranslation('review')
  const navigate = useNavigate()
  const change = (part: Partial<FiguresParams>) =>
    void navigate({ to: '/screeningFigures', search: { ...params, ...part }, resetScroll: false })
  return (
    <div className={classes.chips}>
      <Segmented
        label={t('queue.scope')}
        value={params.scope}
        choices={queueScopes.map((value) => ({ value, content: t(`scope.${value}`) }))}
        onChange={(scope) => change({ scope })}
      />
      <Segmented
        label={t('figures.span')}
        value={params.weeks}
        choices={spans.map((value) => ({ value, content: t('figures.weeks', { count: Number(value) }) }))}
        onChange={(weeks) => change({ weeks })}
      />
    </div>
  )
}

function Now({ now }: { now: Figures['now'] }) {
  const { t } = useTranslation('review')
  const language = useLanguage()
  return (
    <dl className={figures.now}>
      {(['open', 'overdue', 'toRelease'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`figures.now.${name}`)}</dt>
          <dd>{formatCount(now[name], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Weeks({ weeks }: { weeks: Figures['weeks'] }) {
  const { t } = useTranslation('review')
  const language = useLanguage()
  const hours = (value: number | null) => {
    if (value === null) return '—'
    return value > 0 && value < 0.01 ? `<${formatShare(0.01, language)}` : formatShare(value, language)
  }
  return (
    <Card title={t('figures.byWeek')}>
      <div className={figures.beside}>
        <div>
          <BarChart
            title={t('figures.flow')}
            series={[t('figures.arrived'), t('figures.decided')]}
            bars={weeks.map((one) => ({
              key: one.week,
              label: one.week.slice(5),
              values: [one.arrived, one.decided],
            }))}
            format={(value) => formatShare(value, language)}
          />
          <BarChart
            title={t('figures.time')}
            series={[t('figures.median'), t('figures.slow')]}
            bars={weeks.map((one) => ({
              key: one.week,
              label: one.week.slice(5),
              values: [one.medianHours, one.slowHours],
            }))}
            format={(value) => formatShare(value, language)}
          />
        </div>
        <ScrollBox aria-label={t('figures.byWeek')}>
          <table className={figures.table}>
            <caption className={classes.hidden}>{t('figures.tableNote')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('figures.week')}</th>
                {(['arrived', 'decided', 'median', 'slow'] as const).map((name) => (
                  <th key={name} scope="col" className={figures.number}>
                    {t(`figures.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((one) => (
                <tr key={one.week}>
                  <th scope="row">{one.week}</th>
                  <td className={figures.number}>{formatCount(one.arrived, language)}</td>
                  <td className={figures.number}>{formatCount(one.decided, language)}</td>
                  <td className={figures.number}>{hours(one.medianHours)}</td>
                  <td className={figures.number}>{hours(one.slowHours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </div>
    </Card>
  )
}
