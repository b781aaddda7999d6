import { VisuallyHidden } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { EuItem } from '@qingdan/api/contract/items/counterparts.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Counterparts } from '../counterparts/counterparts.tsx'
import header from '../detail/item-header.module.css'
import view from '../detail/item-view.module.css'
import { euItemOptions } from '../item-queries.ts'
import { splitPowers } from './powers.ts'

const route = getRouteApi('/(us-items)/euItem')

/** `/euItem`: one entry of Annex I of the Union's dual-use regulation. */
export function EuItemPage() {
  const { t } = useTranslation(['layout', 'items'])
  const { code } = route.useSearch()
  const query = useQuery(euItemOptions(code))
  const name = query.data && `${query.data.code} ${query.data.name}`
  usePageTitle(name === undefined ? { key: 'layout:page.euItem' } : { key: 'layout:page.named', values: { name } })
  return (
    <PageBody>
      {query.data ? (
        <EuItemView item={query.data} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('layout:page.euItem')}</VisuallyHidden>
          {code === '' ? (
            <NoItem title={t('items:eu.noCode')} />
          ) : (
            <RecordState
              error={query.error}
              missing={<NoItem title={t('items:eu.unknown', { code })} />}
              onRetry={() => void query.refetch()}
            />
          )}
        </>
      )}
    </PageBody>
  )
}

function NoItem({ title }: { title: string }) {
  const { t } = useTranslation('items')
  return (
    <EmptyState icon={<IconFileUnknown size={24} stroke={1.5} />} title={title}>
      {t('eu.text')}
    </EmptyState>
  )
}

function EuItemView({ item }: { item: EuItem }) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  return (
    <>
      <p className={view.meta}>{t('counterparts.system.eu')}</p>
      <h1 className={header.heading}>
        <code className={header.code}>{item.code}</code> <span lang="en">{item.name}</span>
      </h1>
      <div className={view.columns}>
        <div className={view.main}>
          {item.lines.length > 0 && (
            <Card title={t('eu.provisions')} aside={t('eu.published')}>
              {item.lines.some(({ text }) => splitPowers(text).length > 1) && (
                <p className={`${view.texts} ${view.meta}`}>{t('eu.powers')}</p>
              )}
              <ul className={view.provisions} lang="en">
                {item.lines.map(({ path, text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: notes have the path of their provision
                  <li key={index} className={view.provision}>
                    <code>{path.slice(item.code.length + 1)}</code> <Powers text={text} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <aside className={view.aside}>
          <Counterparts system="eu" code={item.code} />
          <Card title={t('source')}>
            <div className={view.texts}>
              <p>{pick({ zh: item.titleCn, en: item.title }, language)}</p>
              <p className={view.meta}>{t('eu.version', { version: item.version, date: formatDate(item.asOf) })}</p>
              <p className={view.meta} lang="en">
                {item.attribution}
              </p>
              <p>
                <a href={item.documentUrl} target="_blank" rel="noreferrer">
                  {t('eu.document')}
                </a>
              </p>
              <p>
                <a href={item.url} target="_blank" rel="noreferrer">
                  {t('eu.original')}
                </a>
              </p>
            </div>
          </Card>
        </aside>
      </div>
    </>
  )
}

/** A provision with its exponents raised. */
function Powers({ text }: { text: string }) {
  return (
    <span>
      {splitPowers(text).map((turn, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the turns of one text
        at % 2 === 0 ? <Fragment key={at}>{turn}</Fragment> : <sup key={at}>{turn}</sup>,
      )}
    </span>
  )
}
