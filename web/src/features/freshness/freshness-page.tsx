import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../components/chip.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { formatCount, formatTime } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Events } from './events.tsx'
import classes from './freshness-page.module.css'
import { freshnessQuery } from './freshness-query.ts'
import { byCountry, countByState } from './freshness-view.ts'
import { SourceItem } from './source-item.tsx'

const route = getRouteApi('/freshness')

/** `/freshness`: how current each list is, where its file comes from, and its events. */
export function FreshnessPage() {
  const { t } = useTranslation(['freshness', 'common'])
  const language = useLanguage()
  const { state: wanted } = route.useSearch()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const query = useQuery(freshnessQuery)
  usePageTitle({ key: 'layout:page.freshness' })
  const sources = query.data?.sources
  const isThere = sources !== undefined
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [isThere, hash])
  const counts = countByState(sources ?? [])
  const shown = (sources ?? []).filter(({ state }) => wanted === undefined || state === wanted)
  return (
    <PageBody>
      <h1>{t('freshness:heading')}</h1>
      {query.data ? (
        <>
          <p className={classes.index}>
            {query.data.index.builtAt === null
              ? t('freshness:index.none')
              : t('freshness:index.built', {
                  time: formatTime(query.data.index.builtAt),
                  number: formatCount(query.data.index.count ?? 0, language),
                })}
          </p>
          {query.data.index.isRefused && (
            <Banner tone="warn" title={t('freshness:index.refused')}>
              {t('freshness:index.refusedText')}
            </Banner>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
          <div role="group" aria-label={t('freshness:states')} className={classes.states}>
            <Chip
              isOn={wanted === undefined}
              count={query.data.sources.length}
              onClick={() => void navigate({ to: '/freshness', search: {} })}
            >
              {t('freshness:all')}
            </Chip>
            {counts.map(({ state, count }) => (
              <Chip
                key={state}
                isOn={state === wanted}
                count={count}
                onClick={() =>
                  void navigate({ to: '/freshness', search: state === wanted ? {} : { state }, resetScroll: false })
                }
              >
                {t(`common:state.${state}`)}
              </Chip>
            ))}
          </div>
          {shown.length === 0 ? (
            <div className={classes.lists}>
              <EmptyState icon={<IconDatabase size={24} stroke={1.5} />} title={t('freshness:none')}>
                {t('freshness:noneText')}
              </EmptyState>
            </div>
          ) : (
            <div className={classes.lists}>
              {byCountry(shown).map((group) => (
                <section key={group[0]?.sourceId} className={classes.group}>
                  <h2 className={classes.country}>
                    {group[0]?.role === 'register'
                      ? t('freshness:registers')
                      : group[0] && formatCountry(group[0], language)}
                  </h2>
                  {group.map((source) => (
                    <SourceItem key={source.sourceId} source={source} isOpened={hash === `source-${source.sourceId}`} />
                  ))}
                </section>
              ))}
            </div>
          )}
          <Events events={query.data.events} />
        </>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={classes.lists}>
          <SkeletonRows rows={8} columns="minmax(0, 1fr) 20% 20% 12%" />
        </div>
      )}
    </PageBody>
  )
}
