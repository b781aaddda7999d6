import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GraphRow, GraphTableAnswer } from '@qingdan/api/contract/graph.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import cells from '../../../components/data-table/cells.module.css'
import type { CellPlace, DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { previewRows } from '../../../components/use-preview.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './graph-table.module.css'

/** The same holdings and offices as the graph, as an accessible table. */
export function GraphTable({ table }: { table: GraphTableAnswer }) {
  const { t } = useTranslation('graph')
  const columns = useGraphColumns()
  return (
    <DataTable
      caption={t('table.caption')}
      columns={columns}
      rows={table.children}
      rowId={({ index }) => index}
      subRows={({ children }) => children}
      preview={{
        rows: previewRows,
        fewer: t('table.fewer', { count: previewRows }),
        more: t('table.all', { count: table.children.length }),
      }}
    />
  )
}

function useGraphColumns(): DataColumn<GraphRow>[] {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  return [
    { id: 'index', header: t('table.index'), className: classes.index, cell: ({ index }) => index },
    {
      id: 'name',
      header: t('table.name'),
      className: cells.name,
      isTree: true,
      cell: (row, place) => <NameCell row={row} place={place} />,
    },
    {
      id: 'relation',
      header: t('table.relation'),
      cell: (row) => {
        const label = pick({ zh: row.labelZh, en: row.labelEn }, language)
        return (
          <>
            <span lang={textLanguage(label)}>{label}</span>
            {row.statedBy.map(
              ({ sourceId, statement }) =>
                statement !== null && (
                  <q key={`${sourceId} ${statement}`} className={classes.statement} lang={textLanguage(statement)}>
                    {statement}
                  </q>
                ),
            )}
          </>
        )
      },
    },
    { id: 'percent', header: t('table.percent'), align: 'end', cell: ({ percentText }) => percentText },
    {
      id: 'source',
      header: t('table.source'),
      cell: ({ statedBy }) =>
        [...new Set(statedBy.map((by) => pick({ zh: by.sourceNameCn, en: by.sourceName }, language)))].join(
          t('warning.join'),
        ),
    },
    { id: 'amount', header: t('table.amount'), align: 'end', cell: ({ amountText }) => amountText },
    {
      id: 'status',
      header: t('table.status'),
      cell: ({ status }) => (
        <span className={status === 'former' ? cells.former : undefined}>{t(`status.${status}`)}</span>
      ),
    },
  ]
}

function NameCell({ row, place }: { row: GraphRow; place: CellPlace }) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const name = pick({ zh: row.nameZh, en: null }, language) ?? row.name
  const Chevron = place.isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      {place.canOpen && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={place.isOpen}
          aria-label={t(place.isOpen ? 'table.close' : 'table.open', { name })}
          onClick={place.toggle}
        >
          <Chevron size={14} stroke={1.5} aria-hidden="true" />
        </button>
      )}
      {row.subjectType === null || row.s === null ? (
        <bdi lang={textLanguage(name)}>{name}</bdi>
      ) : (
        <Link to="/sanctionInfoSearch" search={{ id: row.id, dataType: row.subjectType, s: row.s }}>
          <bdi lang={textLanguage(name)}>{name}</bdi>
        </Link>
      )}
      {language === 'zh' && row.translatedName !== null && (
        <span className={classes.note}>{t('translated', { name: row.translatedName })}</span>
      )}
      {row.isListed && <span className={classes.listed}>{t('listed')}</span>}
      {row.hasMore && <span className={classes.note}>{t('table.more')}</span>}
    </>
  )
}
