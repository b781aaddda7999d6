import { Button } from '@mantine/core'
import type { ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import form from '../../../forms/form.module.css'
import { hiddenOptions } from '../screening-queries.ts'
import { HiddenRows } from './hidden-rows.tsx'
import classes from './rules.module.css'

/** What a rule hides, newest first. */
export function HiddenDialog({
  rule,
  opener,
  onClose,
}: {
  rule: ScreeningRule
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation(['screeningRules', 'screening', 'common'])
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(hiddenOptions(rule.id, page))
  const caption = t('screeningRules:hiddenOf', { id: rule.id })
  return (
    <Dialog title={caption} size={880} opener={opener} onClose={onClose}>
      <div className={classes.result}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={4} columns="minmax(0, 1fr) 20%" />}
        {data?.total === 0 && <p>{t('screeningRules:noHidden')}</p>}
        {data && data.total > 0 && <HiddenRows caption={caption} rows={data.records} />}
        {data && data.pages > 1 && (
          <div className={form.foot}>
            <Button size="compact-sm" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('common:pager.previous')}
            </Button>
            <span>{t('screening:alerts.page', { page, pages: data.pages })}</span>
            <Button size="compact-sm" variant="default" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
              {t('common:pager.next')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
