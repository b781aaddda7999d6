import type { GraphRow, GraphTableAnswer } from '@qingdan/api/contract/graph.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import tableClasses from '../../../components/table.module.css'
import { previewRows, usePreview } from '../../../components/use-preview.ts'
import { pick } from '../../../lib/language/bilingual.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './graph-table.module.css'

/** The tree of holdings and offices as a table: what the graph shows, for everyone. */
export function GraphTable({ table }: { table: GraphTableAnswer }) {
  const { t } = useTranslation('graph')
  const preview = usePreview(table.children)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const toggle = (index: string) =>
    setClosed((held) => {
      const next = new Set(held)
      if (!next.delete(index)) next.add(index)
      return next
    })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={tableClasses.scroll} tabIndex={0} aria-label={t('table.caption')}>
        <table className={tableClasses.table}>
          <caption className={tableClasses.caption}>{t('table.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.index')}</th>
              <th scope="col">{t('table.name')}</th>
              <th scope="col">{t('table.relation')}</th>
              <th scope="col" className={classes.number}>
                {t('table.percent')}
              </th>
              <th scope="col" className={classes.number}>
                {t('table.amount')}
              </th>
              <th scope="col">{t('table.status')}</th>
            </tr>
          </thead>
          <tbody>
            {openRows(preview.shown, closed).map((row) => (
              <Row key={row.index} row={row} isClosed={closed.has(row.index)} onToggle={() => toggle(row.index)} />
            ))}
          </tbody>
        </table>
      </section>
      {preview.isLong && (
        <button type="button" className={tableClasses.more} aria-expanded={preview.isOpen} onClick={preview.toggle}>
          {preview.isOpen ? t('table.fewer', { count: previewRows }) : t('table.all', { count: table.children.length })}
        </button>
      )}
    </>
  )
}

function openRows(rows: readonly GraphRow[], closed: ReadonlySet<string>): GraphRow[] {
  return rows.flatMap((row) => [row, ...(closed.has(row.index) ? [] : openRows(row.children, closed))])
}

function Row({ row, isClosed, onToggle }: { row: GraphRow; isClosed: boolean; onToggle: () => void }) {
  const { t } = useTranslation(['graph', 'common'])
  const language = useLanguage()
  const name = pick({ zh: row.nameZh, en: null }, language) ?? row.name
  const label = pick({ zh: row.labelZh, en: row.labelEn }, language)
  const depth = row.index.split('.').length - 1
  const Chevron = isClosed ? IconChevronRight : IconChevronDown
  return (
    <tr>
      <td className={classes.index}>{row.index}</td>
      <td className={tableClasses.name} style={{ paddingInlineStart: `${16 + depth * 20}px` }}>
        {row.children.length > 0 && (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={!isClosed}
            aria-label={t(isClosed ? 'graph:table.open' : 'graph:table.close', { name })}
            onClick={onToggle}
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
        {row.isListed && <span className={classes.listed}>{t('graph:listed')}</span>}
        {row.hasMore && <span className={classes.note}>{t('graph:table.more')}</span>}
      </td>
      <td>
        <span lang={textLanguage(label)}>{label}</span>
        {row.statement !== null && (
          <q className={classes.statement} lang={textLanguage(row.statement)}>
            {row.statement}
          </q>
        )}
      </td>
      <td className={classes.number}>{row.percentText}</td>
      <td className={classes.number}>{row.amountText}</td>
      <td className={row.status === 'former' ? tableClasses.former : undefined}>{t(`graph:status.${row.status}`)}</td>
    </tr>
  )
}
