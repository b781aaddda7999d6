import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './skeleton-rows.module.css'

/**
 * Placeholder rows in the grid of the real rows, so that nothing moves when they arrive. `columns` is the row's `grid-template-columns`, `cells`
 * their number.
 */
export function SkeletonRows({
  rows = 5,
  columns = '92px minmax(0, 1fr) 25% 12%',
  cells = 4,
}: {
  rows?: number
  columns?: string
  cells?: number
}) {
  const { t } = useTranslation('common')
  return (
    <div>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <div key={row} className={classes.row} style={{ gridTemplateColumns: columns }}>
            {Array.from({ length: cells }, (_, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <div key={cell} className={classes.cell}>
                <Skeleton height={14} width={cell === 1 ? `${40 + ((row * 17) % 30)}%` : '80%'} radius="sm" />
                {cell === 1 && <Skeleton height={10} width={`${55 + ((row * 11) % 25)}%`} radius="sm" />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
