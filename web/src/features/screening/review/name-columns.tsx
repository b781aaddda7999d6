import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import layout from '../../../components/record-list.module.css'
import { formatCount, formatScore } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { type Choice, useChooseColumn } from '../choose-names.tsx'
import { EntityActions } from '../entity-actions.tsx'
import { useGivenDetails } from '../given-details.tsx'
import { MappedName } from '../mapped-name.tsx'
import { OpenAlerts } from '../open-alerts.tsx'
import { ReviewState } from '../review-state.tsx'
import classes from '../screening.module.css'

/** Columns of screened names. Only names that are not monitored can be chosen. */
export function useNameColumns({
  chosen,
  onChoose,
  onOpen,
  opened,
}: Choice & {
  onOpen: (id: string) => void
  opened: string | undefined
}): DataColumn<ScreenedEntity>[] {
  const { t } = useTranslation(['screening', 'terms'])
  const language = useLanguage()
  const choose = useChooseColumn({ chosen, onChoose, isLocked: ({ warnFlag }) => warnFlag === '1' })
  return [
    choose,
    {
      id: 'name',
      header: t('screening:column.originalName'),
      isRowHeader: true,
      className: classes.who,
      cell: (entity) => <GivenName entity={entity} isOpened={entity.id === opened} onOpen={onOpen} />,
    },
    {
      id: 'type',
      header: t('screening:column.type'),
      className: `${layout.date} ${classes.beside}`,
      isOptional: true,
      cell: ({ type }) => t(`terms:partyType.${type}`),
    },
    {
      id: 'state',
      header: t('screening:column.state'),
      className: layout.date,
      cell: (entity) => (
        <>
          <ReviewState state={entity.state} />
          <OpenAlerts entity={entity} />
        </>
      ),
    },
    {
      id: 'count',
      header: t('screening:column.candidates'),
      align: 'end',
      className: layout.date,
      cell: ({ id, originalEntityName, screningNum, foundNum, hiddenNum, topScore }) =>
        screningNum === 0 ? (
          <span className={layout.quiet}>0</span>
        ) : (
          <button type="button" className={classes.name} onClick={() => onOpen(id)}>
            {formatCount(screningNum, language)}
            {topScore !== null && ` (${formatScore(topScore)})`}
            <span className={classes.hidden}> {t('screening:review.candidatesOf', { name: originalEntityName })}</span>
            {foundNum !== null && (
              <div className={classes.sub}>{t('screening:review.ofFound', { found: foundNum })}</div>
            )}
            {hiddenNum > 0 && (
              <div className={classes.sub}>{t('screening:review.hiddenNum', { count: hiddenNum })}</div>
            )}
          </button>
        ),
    },
    { id: 'mapped', header: t('screening:column.mappedName'), cell: (entity) => <MappedName entity={entity} /> },
    {
      id: 'monitoring',
      header: t('screening:column.monitoring'),
      className: `${layout.date} ${classes.beside}`,
      isOptional: true,
      cell: ({ warnFlag }) => (
        <span className={warnFlag === '0' ? layout.quiet : undefined}>{t(`screening:monitoring.${warnFlag}`)}</span>
      ),
    },
    {
      id: 'actions',
      header: t('screening:column.actions'),
      cell: (entity) => <EntityActions entity={entity} />,
    },
  ]
}

function GivenName({
  entity,
  isOpened,
  onOpen,
}: {
  entity: ScreenedEntity
  isOpened: boolean
  onOpen: (id: string) => void
}) {
  const { t } = useTranslation('screening')
  const given = useGivenDetails()(entity.details).slice(0, 3)
  return (
    <>
      <button
        type="button"
        className={classes.name}
        aria-current={isOpened || undefined}
        data-opens={entity.id}
        onClick={() => onOpen(entity.id)}
      >
        <bdi lang={textLanguage(entity.originalEntityName)}>{entity.originalEntityName}</bdi>
      </button>
      <div className={classes.sub}>
        {entity.rowNumbers.length > 0 && (
          <span className={classes.given}>
            {t('review.row', { rows: entity.rowNumbers.join(t('import.separator')) })}
          </span>
        )}
        {given.map(({ label, value }) => (
          <span key={label} title={label} className={classes.given}>
            <bdi lang={textLanguage(value)}>{value}</bdi>
          </span>
        ))}
      </div>
    </>
  )
}
