import type { DetailComparison } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { useDetailWords } from '../../../components/explanation/detail-words.ts'
import classes from './detail-table.module.css'

/** The given details compared with the listed ones; unknown values are shown as unknown. */
export function DetailTable({ details }: { details: readonly DetailComparison[] }) {
  const { t } = useTranslation('search')
  const detailWords = useDetailWords()
  if (details.length === 0) return <p className={classes.none}>{t('details.none')}</p>
  const words = details.map((detail) => ({ ...detailWords(detail), id: detail.kind }))
  return (
    <DataTable
      caption={t('explain.details')}
      rows={words}
      rowId={({ id }) => id}
      rowProps={({ relation }) => ({ 'data-relation': relation })}
      variant="plain"
      isFixed
      className={classes.details}
      columns={[
        { id: 'kind', header: t('explain.term'), isRowHeader: true, cell: ({ kind }) => kind },
        { id: 'query', header: t('explain.query'), cell: ({ query }) => <Value text={query} /> },
        { id: 'listed', header: t('explain.listed'), cell: ({ listed }) => <Value text={listed} /> },
        {
          id: 'verdict',
          header: t('explain.relation'),
          className: classes.verdict,
          cell: ({ verdict }) => verdict,
        },
      ]}
    />
  )
}

function Value({ text }: { text: string | null }) {
  const { t } = useTranslation('search')
  if (text !== null) return <bdi>{text}</bdi>
  return (
    <span className={classes.absent}>
      <span aria-hidden="true">—</span>
      <span className={classes.hidden}>{t('explain.absent')}</span>
    </span>
  )
}
