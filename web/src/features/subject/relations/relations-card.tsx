import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail, RelatedSubject } from '@qingdan/api/contract/detail.ts'
import { IconAffiliate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import cells from '../../../components/data-table/cells.module.css'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { previewRows } from '../../../components/use-preview.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'

/** Related parties by list: the accessible form of the graph. */
export function RelationsCard({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  const columns = useRelationColumns()
  return (
    <Card title={t(detail.type === '01' ? 'relations.titleCompanies' : 'relations.title')}>
      <DataTable
        caption={t('relations.caption')}
        columns={columns}
        rows={detail.relations}
        rowId={({ id, kind, direction, isFormer }) => `${id} ${kind} ${direction} ${isFormer}`}
        preview={{
          rows: previewRows,
          fewer: t('relations.fewer', { count: previewRows }),
          more: t('relations.more', { count: detail.relations.length }),
        }}
        empty={
          <EmptyState icon={<IconAffiliate size={24} stroke={1.5} />} title={t('relations.none')}>
            {t('relations.noneNote')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function useRelationColumns(): DataColumn<RelatedSubject>[] {
  const { t } = useTranslation(['subject', 'search', 'terms'])
  const language = useLanguage()
  const labelOf = (related: RelatedSubject) => pick({ zh: related.labelZh, en: related.labelEn }, language)
  const sourceOf = ({ statedBy }: RelatedSubject) =>
    [...new Set(statedBy.map((by) => pick({ zh: by.sourceNameCn, en: by.sourceName }, language)))].join(
      t('subject:relations.join'),
    )
  const percentOf = (related: RelatedSubject) => pick({ zh: related.percentZh, en: related.percentEn }, language)
  const typeOf = ({ type }: RelatedSubject) => (type === null ? '' : t(`terms:partyType.${type}`))
  const stateOf = ({ isFormer }: RelatedSubject) =>
    t(isFormer ? 'subject:relations.former' : 'subject:relations.current')
  return [
    {
      id: 'name',
      header: t('subject:relations.name'),
      className: cells.name,
      sortBy: ({ name }) => name,
      cell: ({ id, name, type, s }) =>
        type === null || s === null ? (
          <bdi lang={textLanguage(name)}>{name}</bdi>
        ) : (
          <Link to="/sanctionInfoSearch" search={{ id, dataType: type, s }}>
            <bdi lang={textLanguage(name)}>{name}</bdi>
          </Link>
        ),
    },
    {
      id: 'type',
      header: t('subject:relations.type'),
      className: cells.icon,
      sortBy: typeOf,
      cell: (related) =>
        related.type !== null && (
          <>
            <SubjectIcon type={related.type} /> {typeOf(related)}
          </>
        ),
    },
    {
      id: 'relation',
      header: t('subject:relations.relation'),
      sortBy: labelOf,
      lang: (related) => textLanguage(labelOf(related)),
      cell: labelOf,
    },
    { id: 'percent', header: t('subject:relations.percent'), align: 'end', sortBy: percentOf, cell: percentOf },
    {
      id: 'state',
      header: t('subject:relations.state'),
      sortBy: stateOf,
      cell: (related) => <span className={related.isFormer ? cells.former : undefined}>{stateOf(related)}</span>,
    },
    { id: 'source', header: t('subject:relations.source'), sortBy: sourceOf, cell: sourceOf },
  ]
}
