import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { NoticeQueue, NoticeSummary } from '@qingdan/api/contract/china/notices.ts'
import { IconFileCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Chip } from '../../../components/chip.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import layout from '../../../components/record-list.module.css'
import type zh from '../../../i18n/zh/admin.json'
import { formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import admin from '../admin.module.css'
import type { AdminParams } from '../admin-params.ts'
import { noticesOptions } from './notice-queries.ts'
import { NoticeState } from './notice-state.tsx'
import classes from './notices.module.css'

/** Notices that wait to be confirmed, oldest first; or those decided. */
export function NoticesView({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const which = params.which ?? 'open'
  const query = useQuery(noticesOptions(which))
  const columns = useColumns(params)
  const choose = (next: AdminParams['which']) =>
    void navigate({ to: '/admin', search: { ...params, which: next }, resetScroll: false })
  return (
    <>
      {query.data && <Pages pages={query.data.pages} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
      <div role="group" aria-label={t('notices.which')} className={admin.chips}>
        <Chip isOn={which === 'open'} onClick={() => choose(undefined)}>
          {t('notices.open')}
        </Chip>
        <Chip isOn={which === 'decided'} onClick={() => choose('decided')}>
          {t('notices.decided')}
        </Chip>
      </div>
      <Card title={t('notices.title')}>
        <DataTable
          caption={t('notices.title')}
          columns={columns}
          columnsKey="notices"
          rows={query.data?.notices}
          rowId={({ noticeId }) => noticeId}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={{ rows: 4, columns: 'minmax(0, 1fr) 20% 12% 12%' }}
          empty={
            <EmptyState
              icon={<IconFileCheck size={24} stroke={1.5} />}
              title={t(which === 'open' ? 'notices.none' : 'notices.noneDecided')}
            >
              {t('notices.noneNote')}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

type PageId = keyof (typeof zh)['notices']['page']

/** When the publishers' pages were read, and which could not be. */
function Pages({ pages }: { pages: NoticeQueue['pages'] }) {
  const { t, i18n } = useTranslation('admin')
  const isKnown = (page: string): page is PageId => i18n.exists(`notices.page.${page}`, { ns: 'admin' })
  const unread = pages.filter(({ isUnread }) => isUnread)
  const last = pages
    .flatMap(({ readTime }) => readTime ?? [])
    .sort()
    .at(-1)
  return (
    <>
      {unread.length > 0 && (
        <Banner tone="bad" title={t('notices.pagesUnread', { count: unread.length })}>
          {unread.map(({ page, url }) => (
            <a key={page} href={url} rel="noreferrer" target="_blank" className={classes.page}>
              {isKnown(page) ? t(`notices.page.${page}`) : page}
            </a>
          ))}
        </Banner>
      )}
      <p className={layout.quiet}>
        {last === undefined ? t('notices.pagesNever') : t('notices.pagesRead', { time: formatTime(last) })}
      </p>
    </>
  )
}

function useColumns(params: AdminParams): DataColumn<NoticeSummary>[] {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return [
    {
      id: 'title',
      header: t('notices.column.title'),
      className: classes.title,
      cell: ({ noticeId, title, number, state, url }) => (
        <>
          {state === 'unread' ? (
            <a href={url} rel="noreferrer" target="_blank" lang="zh">
              {title}
            </a>
          ) : (
            <Link to="/admin" search={{ ...params, notice: noticeId }} lang="zh">
              {title}
            </Link>
          )}
          {number && (
            <div className={layout.quiet} lang="zh">
              {number}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: t('notices.column.state'),
      className: layout.date,
      cell: ({ state }) => <NoticeState state={state} />,
    },
    {
      id: 'list',
      header: t('notices.column.list'),
      isOptional: true,
      cell: ({ shortName, shortNameCn }) => pick({ zh: shortNameCn, en: shortName }, language),
    },
    {
      id: 'published',
      header: t('notices.column.published'),
      className: layout.date,
      isOptional: true,
      cell: ({ publishedOn }) => publishedOn ?? t('notices.unstated'),
    },
    {
      id: 'content',
      header: t('notices.column.content'),
      isOptional: true,
      cell: ({ kind, parties, changes, doubts }) => (
        <>
          {kind && t(`notices.kind.${kind}`)} {parties > 0 && t('notices.parties', { count: parties })}
          {changes > 0 && t('notices.changes', { count: changes })}
          {doubts > 0 && <div className={classes.doubt}>{t('notices.doubts', { count: doubts })}</div>}
        </>
      ),
    },
  ]
}
