import type { ListedPartiesAnswer } from '@qingdan/api/contract/items/listed-parties.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { Pager } from '../../../components/pager.tsx'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import view from '../detail/item-view.module.css'
import type { PartiesParams } from '../item-params.ts'
import { listedPartiesOptions } from '../item-queries.ts'
import search from '../search/item-search-page.module.css'
import { PartyRules } from './party-rules.tsx'

const route = getRouteApi('/(us-items)/listedParties')

/** `/listedParties`: the rules of the Entity List that reach items of any code, and the parties of one of them. */
export function PartiesPage() {
  const { t } = useTranslation('items')
  const params = route.useSearch()
  const query = useQuery(listedPartiesOptions(params))
  usePageTitle({ key: 'layout:page.listedParties' })
  const count = query.isPlaceholderData || params.rule === undefined ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('parties.count', { count }))
  return (
    <PageBody>
      <h1 className={search.heading}>{t('parties.heading')}</h1>
      {query.data ? (
        <Found params={params} answer={query.data} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={8} columns="minmax(0, 1fr) 40%" />
      )}
    </PageBody>
  )
}

function Found({ params, answer }: { params: PartiesParams; answer: ListedPartiesAnswer }) {
  const { t } = useTranslation('items')
  if (answer.rules.length === 0) return <EmptyState title={t('parties.none')} />
  if (params.rule === undefined) {
    return (
      <Card title={t('parties.title')}>
        <div className={view.texts}>
          <p>{t('parties.intro')}</p>
          <PartyRules answer={answer} />
        </div>
      </Card>
    )
  }
  return <Parties params={params} answer={answer} rule={params.rule} />
}

function Parties({
  params,
  answer: { rules, data, count },
  rule,
}: {
  params: PartiesParams
  answer: ListedPartiesAnswer
  rule: NonNullable<PartiesParams['rule']>
}) {
  const { t } = useTranslation('items')
  const navigate = useNavigate()
  const text = rules.find((one) => one.rule === rule)?.text
  return (
    <>
      <p>
        <Link to="/listedParties">{t('parties.back')}</Link>
      </p>
      <h2 className={view.rule}>{t(`parties.rule.${rule}`)}</h2>
      {text !== undefined && (
        <p className={view.meta}>
          {t('parties.wording')} <span lang="en">{text}</span>
        </p>
      )}
      <p className={search.note}>{t('parties.count', { count })}</p>
      <ol className={search.list} aria-label={t('parties.heading')}>
        {data.map(({ id, type, name, requirements }) => (
          <li key={id} className={view.party}>
            <Link to="/sanctionInfoSearch" search={{ id, dataType: type, s: '1' }}>
              <bdi lang={textLanguage(name)}>{name}</bdi>
            </Link>
            {requirements.map((requirement) => (
              <p key={requirement} className={view.meta} lang="en">
                {requirement}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        count={count}
        linkTo={(page, link) => <Link to="/listedParties" search={{ ...params, page }} {...link} />}
        sizes={{
          choices: pageSizes,
          onChange: (pageSize) => void navigate({ to: '/listedParties', search: { rule, page: 1, pageSize } }),
        }}
      />
    </>
  )
}
