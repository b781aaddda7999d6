import { Button } from '@mantine/core'
import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../components/data-table/columns.ts'
import classes from './screening.module.css'

/** Ids of the names that are chosen, also on other pages of the list. */
export interface Choice {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** The boxes to tick; `isLocked`: names that cannot be chosen. */
export function useChooseColumn({
  chosen,
  onChoose,
  isLocked = () => false,
}: Choice & { isLocked?: (entity: ScreenedEntity) => boolean }): DataColumn<ScreenedEntity> {
  const { t } = useTranslation('screening')
  const toggle = (id: string) =>
    onChoose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  return {
    id: 'choose',
    header: t('column.choose'),
    cell: (entity) => (
      <input
        type="checkbox"
        aria-label={t('chooseOf', { name: entity.originalEntityName })}
        disabled={isLocked(entity)}
        checked={chosen.has(entity.id)}
        onChange={() => toggle(entity.id)}
      />
    ),
  }
}

/** What is done with the chosen names (`children`), and buttons that choose all of the page (`free`), or none. */
export function ChooseBar({
  chosen,
  onChoose,
  free,
  choosePage,
  children,
}: Choice & { free: readonly string[]; choosePage: string; children: ReactNode }) {
  const { t } = useTranslation('screening')
  return (
    <div className={classes.bar}>
      {children}
      {free.length > 0 && (
        <Button h={32} variant="subtle" onClick={() => onChoose(new Set([...chosen, ...free]))}>
          {choosePage}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button h={32} variant="subtle" onClick={() => onChoose(new Set())}>
          {t('monitoring.chooseNone')}
        </Button>
      )}
    </div>
  )
}
