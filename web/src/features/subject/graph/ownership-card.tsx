import { Switch } from '@mantine/core'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import type { GraphDirection } from '@qingdan/api/contract/graph.ts'
import { IconAffiliate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { tableOptions } from './graph-queries.ts'
import { GraphTable } from './graph-table.tsx'
import classes from './ownership-card.module.css'
import { OwnershipRules } from './ownership-rules.tsx'
import { ShareholderWarning } from './shareholder-warning.tsx'

// Loaded on demand: the drawing library is larger than the rest of the page.
const OwnershipGraph = lazy(async () => ({ default: (await import('./ownership-graph.tsx')).OwnershipGraph }))

/** Who owns the subject, and what it owns: by the publishers' 50 % rules, as a drawing, and as a table with the same content. */
export function OwnershipCard({ detail, cpyId }: { detail: EntityDetail; cpyId: string }) {
  const { t } = useTranslation('graph')
  const [direction, setDirection] = useState<GraphDirection>()
  const [includeOther, setIncludeOther] = useState(false)
  const table = useQuery(tableOptions(cpyId, direction, includeOther))
  const tableRef = useRef<HTMLDivElement>(null)

  const type = direction ?? table.data?.type
  const chooser = type !== undefined && (
    <div className={classes.choices}>
      <Switch
        size="xs"
        label={t('other')}
        checked={includeOther}
        onChange={(event) => setIncludeOther(event.currentTarget.checked)}
      />
      <Segmented
        label={t('direction.label')}
        choices={[
          { value: '1', content: t('direction.outward') },
          { value: '0', content: t('direction.controlling') },
        ]}
        value={`${type}`}
        onChange={(value) => setDirection(value === '1' ? 1 : 0)}
      />
    </div>
  )
  return (
    <Card title={t('title')} aside={chooser}>
      <OwnershipRules rules={detail.ownershipRules} />
      {table.isPending && <SkeletonRows rows={4} columns="8% minmax(0, 1fr) 20% 12%" />}
      {table.isError && <ErrorState error={table.error} onRetry={() => void table.refetch()} />}
      {table.data && table.data.children.length === 0 && (
        <EmptyState icon={<IconAffiliate size={24} stroke={1.5} />} title={t(`none.${table.data.type}`)}>
          {t('noneNote')}
        </EmptyState>
      )}
      {table.data && table.data.children.length > 0 && (
        <>
          <ShareholderWarning cpyId={cpyId} />
          {table.data.isCut && <Banner tone="warn" title={t('cut')} />}
          <Suspense fallback={<div className={classes.place} />}>
            <OwnershipGraph
              key={`${cpyId} ${table.data.type} ${includeOther}`}
              cpyId={cpyId}
              type={table.data.type}
              includeOther={includeOther}
              name={detail.name}
              onTable={() => tableRef.current?.querySelector<HTMLElement>('[role=group][tabindex]')?.focus()}
            />
          </Suspense>
          <div ref={tableRef}>
            <GraphTable table={table.data} />
          </div>
        </>
      )}
    </Card>
  )
}
