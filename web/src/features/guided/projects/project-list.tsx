import { Button } from '@mantine/core'
import type { RiskProjectPage, RiskProjectRow } from '@qingdan/api/contract/guided/risk-project.ts'
import { IconClipboardList } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { Card } from '../../../components/card.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import layout from '../../../components/record-list.module.css'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import classes from '../guided.module.css'
import { SeverityTag } from '../run/severity-tag.tsx'
import { type ProjectParams, pagingDefaults } from './project-params.ts'
import own from './risk-project.module.css'

/** The projects by name or item, the one changed last first. */
export function ProjectList({
  params,
  query,
}: {
  params: ProjectParams
  query: UseQueryResult<z.output<typeof RiskProjectPage>>
}) {
  const { t } = useTranslation(['risk-project', 'guided'])
  const navigate = useNavigate()
  const [name, setName] = useState(params.name ?? '')
  const columns = useColumns()
  const go = (search: Partial<ProjectParams>) =>
    void navigate({ to: '/riskProject', search: { ...pagingDefaults, ...search } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({ name: name.trim() || undefined })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet */}
      <form role="search" className={classes.filters} onSubmit={submit}>
        <label className={layout.filter}>
          {t('risk-project:list.find')}
          <input
            type="search"
            autoComplete="off"
            maxLength={50}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit" h={32} variant="default">
          {t('guided:filter.apply')}
        </Button>
        <Button
          h={32}
          variant="subtle"
          onClick={() => {
            setName('')
            go({})
          }}
        >
          {t('guided:filter.reset')}
        </Button>
      </form>
      <Card title={t('risk-project:list.title')}>
        <DataTable
          caption={t('risk-project:list.title')}
          rows={query.data?.records}
          rowId={({ id }) => id}
          columns={columns}
          error={query.error}
          onRetry={() => void query.refetch()}
          isStale={query.isPlaceholderData}
          skeleton={{ rows: 5, columns: 'minmax(0, 1fr) 20% 12% 16%' }}
          empty={
            <EmptyState
              icon={<IconClipboardList size={24} stroke={1.5} />}
              title={t(params.name === undefined ? 'risk-project:list.none' : 'risk-project:list.noneFound')}
            >
              {t(params.name === undefined ? 'risk-project:list.noneNote' : 'risk-project:list.noneFoundNote')}
            </EmptyState>
          }
        />
        {query.data !== undefined && query.data.total > 0 && (
          <div className={layout.foot}>
            <Pager
              page={params.page}
              pageSize={params.pageSize}
              count={query.data.total}
              linkTo={(page, link) => <Link to="/riskProject" search={{ ...params, page }} {...link} />}
            />
          </div>
        )}
      </Card>
    </>
  )
}

function useColumns(): DataColumn<RiskProjectRow>[] {
  const { t } = useTranslation('risk-project')
  return [
    {
      id: 'name',
      header: t('field.name'),
      isRowHeader: true,
      cell: ({ id, name, isChanged }) => (
        <>
          <Link to="/riskProject" search={{ ...pagingDefaults, id }} className={classes.link}>
            <bdi lang={textLanguage(name)}>{name}</bdi>
          </Link>
          {isChanged && <span className={own.changed}>{t('list.changed')}</span>}
        </>
      ),
    },
    {
      id: 'item',
      header: t('field.item'),
      cell: ({ item, eccn }) => (
        <bdi lang={textLanguage(item)}>
          {item}
          {eccn !== null && ` · ${eccn}`}
        </bdi>
      ),
    },
    {
      id: 'partners',
      header: t('partners.title'),
      align: 'end',
      cell: ({ partnerNum, openNum }) =>
        openNum > 0 ? t('list.partnersOpen', { count: partnerNum, open: openNum }) : partnerNum,
    },
    {
      id: 'conclusion',
      header: t('list.conclusion'),
      cell: ({ conclusion, state }) =>
        conclusion.level ? <SeverityTag severity={conclusion.level} /> : t(`state.${state}`),
    },
    { id: 'date', header: t('list.date'), className: layout.date, cell: ({ conclusion }) => conclusion.date },
    {
      id: 'changed',
      header: t('list.changeTime'),
      className: layout.date,
      cell: ({ changeTime }) => formatTime(changeTime),
    },
  ]
}
