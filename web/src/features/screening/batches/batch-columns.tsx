import { Button } from '@mantine/core'
import type { Batch } from '@qingdan/api/contract/screening/batch.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import layout from '../../../components/record-list.module.css'
import { formatCount, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../screening.module.css'
import { pagingDefaults } from '../screening-params.ts'
import { RowErrorsButton } from './row-errors-button.tsx'

/** Columns of the batches; the first one chooses rows. */
export function useBatchColumns({
  chosen,
  onChoose,
  onStart,
}: {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onStart: (id: string) => void
}): DataColumn<Batch>[] {
  const { t } = useTranslation(['screening', 'terms'])
  const language = useLanguage()
  const toggle = (id: string) =>
    onChoose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  return [
    {
      id: 'choose',
      header: t('screening:column.choose'),
      cell: ({ id, batchNo }) => (
        <input
          type="checkbox"
          aria-label={t('screening:chooseOf', { name: batchNo })}
          checked={chosen.has(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      id: 'batchNo',
      header: t('screening:column.batchNo'),
      isRowHeader: true,
      className: layout.date,
      cell: ({ id, batchNo }) => (
        <Link to="/checkDetail" search={{ ...pagingDefaults, batchId: id }} className={layout.link}>
          {batchNo}
        </Link>
      ),
    },
    {
      id: 'fileName',
      header: t('screening:column.fileName'),
      className: classes.file,
      cell: ({ fileName }) => <bdi lang={textLanguage(fileName)}>{fileName}</bdi>,
    },
    {
      id: 'type',
      header: t('screening:column.type'),
      className: layout.date,
      cell: ({ type }) => t(`terms:partyType.${type}`),
    },
    {
      id: 'entityNum',
      header: t('screening:column.entityNum'),
      align: 'end',
      cell: ({ entityNum }) => formatCount(entityNum, language),
    },
    {
      id: 'result',
      header: t('screening:column.result'),
      cell: (batch) => (
        <>
          {batch.screeningResult}
          <div>
            <RowErrorsButton batch={batch} />
          </div>
        </>
      ),
    },
    {
      id: 'time',
      header: t('screening:column.time'),
      className: layout.date,
      cell: ({ screeningTime, uploadTime }) =>
        screeningTime ? (
          formatTime(screeningTime)
        ) : (
          <span className={layout.quiet}>{t('screening:batches.uploaded', { time: formatTime(uploadTime) })}</span>
        ),
    },
    {
      id: 'actions',
      header: t('screening:column.actions'),
      cell: ({ id, batchNo, isStarted }) =>
        isStarted ? (
          <Link
            to="/checkDetail"
            search={{ ...pagingDefaults, batchId: id }}
            className={layout.link}
            aria-label={t('screening:batches.openOf', { name: batchNo })}
          >
            {t('screening:batches.open')}
          </Link>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('screening:batches.startOf', { name: batchNo })}
            onClick={() => onStart(id)}
          >
            {t('screening:batches.startOne')}
          </Button>
        ),
    },
  ]
}
