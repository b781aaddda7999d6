import { Button } from '@mantine/core'
import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import layout from '../../../components/record-list.module.css'
import tags from '../../../components/state-tag.module.css'
import { formatCount, formatScore, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { RecordCard } from '../record-card.tsx'
import classes from '../screening.module.css'
import type { QueueParams } from '../screening-params.ts'
import { queueOptions } from '../screening-queries.ts'
import { TakeOver } from './take-over.tsx'

type Row = QueueItem & { id: string }

/** The queue page by page; a name opens by its button. */
export function QueueTable({
  params,
  opened,
  onOpen,
}: {
  params: QueueParams
  opened: string | undefined
  onOpen: (item: QueueItem) => void
}) {
  const { t } = useTranslation('review')
  const navigate = useNavigate()
  const query = useQuery({
    ...queueOptions(params),
    select: ({ records, ...page }) => ({ ...page, records: records.map((one): Row => ({ ...one, id: one.key })) }),
  })
  const [asked, setAsked] = useState<Row | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const columns = useQueueColumns(opened, onOpen, (item, button) => {
    opener.current = button
    setAsked(item)
  })
  const isWhole = params.part === 'all'
  return (
    <>
      {asked && <TakeOver item={asked} opener={opener.current} onTaken={onOpen} onClose={() => setAsked(null)} />}
      <RecordCard
        title={t('queue.title')}
        query={query}
        columns={columns}
        columnsKey="review-queue"
        rowProps={({ key }) => ({ className: key === opened ? layout.chosen : undefined })}
        skeleton={{ rows: 8, columns: 'minmax(0, 1fr) 12% 12% 16% 14%' }}
        paging={params}
        linkTo={(page, link) => <Link to="/screeningQueue" search={{ ...params, page }} {...link} />}
        onPageSize={(pageSize) => void navigate({ to: '/screeningQueue', search: { ...params, page: 1, pageSize } })}
        absence={{
          icon: <IconChecklist size={24} stroke={1.5} />,
          title: t(isWhole ? 'queue.empty' : 'queue.noneFound'),
          text: t(isWhole ? (params.scope === 'mine' ? 'queue.emptyMine' : 'queue.emptyTeam') : 'queue.noneFoundNote'),
        }}
      />
    </>
  )
}

const tones = { release: 'warn', alert: 'bad', name: 'info' } as const

function useQueueColumns(
  opened: string | undefined,
  onOpen: (item: QueueItem) => void,
  onTakeOver: (item: Row, button: HTMLElement) => void,
): DataColumn<Row>[] {
  const { t } = useTranslation(['review', 'screening', 'terms'])
  const language = useLanguage()
  return [
    {
      id: 'name',
      header: t('review:column.name'),
      isRowHeader: true,
      className: classes.who,
      cell: (item) => (
        <>
          <button
            type="button"
            className={classes.name}
            aria-current={item.key === opened || undefined}
            data-opens={item.key}
            onClick={() => onOpen(item)}
          >
            <bdi lang={textLanguage(item.originalEntityName)}>{item.originalEntityName}</bdi>
          </button>
          <div className={classes.sub}>
            {t(`terms:partyType.${item.type}`)}{' '}
            {item.batchNo === null ? t('review:queue.watched') : t('review:queue.ofBatch', { name: item.batchNo })}
          </div>
        </>
      ),
    },
    {
      id: 'kind',
      header: t('review:column.kind'),
      className: layout.date,
      cell: ({ kind }) => (
        <span className={tags.tag} data-tone={tones[kind]}>
          {t(`review:kind.${kind}`)}
        </span>
      ),
    },
    {
      id: 'candidates',
      header: t('review:column.candidates'),
      align: 'end',
      isOptional: true,
      className: layout.date,
      cell: ({ openNum, foundNum, topScore, entityName }) =>
        entityName === null ? (
          <>
            {formatCount(openNum, language)} {topScore !== null && `(${formatScore(topScore)})`}
            {foundNum !== null && (
              <div className={classes.sub}>{t('screening:review.ofFound', { found: foundNum })}</div>
            )}
          </>
        ) : (
          <bdi lang={textLanguage(entityName)}>{entityName}</bdi>
        ),
    },
    {
      id: 'due',
      header: t('review:column.due'),
      className: layout.date,
      cell: ({ dueTime, arrivedTime, isOverdue }) => (
        <>
          {isOverdue ? (
            <span className={tags.tag} data-tone="bad">
              {t('review:queue.overdue', { time: formatTime(dueTime) })}
            </span>
          ) : (
            formatTime(dueTime)
          )}
          <div className={classes.sub}>{t('review:queue.arrived', { time: formatTime(arrivedTime) })}</div>
        </>
      ),
    },
    {
      id: 'who',
      header: t('review:column.who'),
      cell: (item) => <Worker item={item} onTakeOver={(button) => onTakeOver(item, button)} />,
    },
  ]
}

/** Who works on it, or whose it is. */
function Worker({ item, onTakeOver }: { item: QueueItem; onTakeOver: (button: HTMLElement) => void }) {
  const { claim, owner, decidedBy, originalEntityName: name } = item
  const { t } = useTranslation('review')
  return (
    <>
      {claim ? (
        <span className={tags.tag} data-tone={claim.isMine ? 'ok' : 'quiet'}>
          {claim.isMine
            ? t('claim.mine')
            : t('claim.other', { name: claim.userName, time: formatTime(claim.untilTime) })}
        </span>
      ) : (
        <bdi>{owner}</bdi>
      )}
      {claim && !claim.isMine && (item.kind !== 'release' || item.canRelease) && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('claim.takeOverOf', { name })}
          onClick={({ currentTarget }) => onTakeOver(currentTarget)}
        >
          {t('claim.takeOver')}
        </Button>
      )}
      {decidedBy && <div className={classes.sub}>{t('queue.confirmedBy', { name: decidedBy })}</div>}
    </>
  )
}
