import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { Hero } from '../../../components/hero.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import classes from '../items-page.module.css'
import { industriesQuery } from './china-item-queries.ts'
import { ChinaItemSearchBox } from './china-item-search-box.tsx'

/** `/chinaEccnCategory`: Chinese dual-use items by industry, with a search. */
export function ChinaCategoryPage() {
  const { t } = useTranslation('chinaItems')
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.chinaItems' })
  return (
    <>
      <Hero heading={t('heading')}>
        <ChinaItemSearchBox
          initial=""
          takesFocus
          onSearch={(val) => void navigate({ to: '/chinaItems', search: val === '' ? {} : { val } })}
        />
        <p className={classes.hint}>{t('search.hint')}</p>
      </Hero>
      <PageBody>
        <Card title={t('industries')} aside={<Link to="/eccnSearch">{t('toUs')}</Link>}>
          <Industries />
        </Card>
      </PageBody>
    </>
  )
}

function Industries() {
  const language = useLanguage()
  const { data, isError, error, refetch } = useQuery(industriesQuery)
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={10} columns="48px minmax(0, 1fr)" />
  return (
    <ul className={classes.categories}>
      {data.map(({ id, name, cnName }) => (
        <li key={id}>
          <Link to="/chinaItems" search={{ categoryId: id }} className={classes.category}>
            <b className={classes.code}>{id}</b>
            <span className={classes.name}>{pick({ zh: cnName, en: name }, language)}</span>
            <span className={classes.other}>{pick({ zh: name, en: cnName }, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
