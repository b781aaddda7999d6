import { Button } from '@mantine/core'
import type { AuditRecord } from '@qingdan/api/contract/admin.ts'
import { auditAreas, auditOperations, auditOutcomes } from '@qingdan/api/contract/operations/audit-operations.ts'
import { IconCircleCheck, IconCircleX, IconFileSpreadsheet, IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import type { DataColumn } from '../../components/data-table/columns.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import layout from '../../components/record-list.module.css'
import tag from '../../components/state-tag.module.css'
import { DayRange } from '../../forms/day-range.tsx'
import { ApiError } from '../../lib/api/api-client.ts'
import { callForFile } from '../../lib/api/call.ts'
import { saveFile } from '../../lib/api/file-transfer.ts'
import { formatTime } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { showToast } from '../../lib/toasts.ts'
import classes from './admin.module.css'
import { type AdminParams, toAuditFilters } from './admin-params.ts'
import { auditOptions } from './admin-queries.ts'
import { AuditDetails } from './audit-details.tsx'
import { loadReasons, operationName, type Reasons, reasonText } from './audit-words.ts'
import { LogSteps } from './log-steps.tsx'

/** The actions of all users, newest first. */
export function AuditView({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const query = useQuery(auditOptions(params))
  const columns = useAuditColumns()
  const change = (part: Partial<AdminParams>) =>
    void navigate({ to: '/admin', search: { ...params, before: undefined, ...part }, resetScroll: false })
  const next = query.data?.next ?? null
  return (
    <>
      <Filters key={params.actor} params={params} onChange={change} />
      <Card title={t('audit.title')}>
        <DataTable
          caption={t('audit.title')}
          columns={columns}
          columnsKey="audit"
          rows={query.data?.records}
          rowId={({ id }) => String(id)}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={{ rows: 8, columns: '16% minmax(0, 1fr) 20% 12%' }}
          isStale={query.isPlaceholderData}
          empty={
            <EmptyState icon={<IconHistory size={24} stroke={1.5} />} title={t('audit.none')}>
              {t('audit.noneNote')}
            </EmptyState>
          }
        />
        {query.data && query.data.records.length > 0 && <LogSteps params={params} next={next} />}
      </Card>
    </>
  )
}

function Filters({ params, onChange }: { params: AdminParams; onChange: (part: Partial<AdminParams>) => void }) {
  const { t } = useTranslation('admin')
  const [actor, setActor] = useState(params.actor ?? '')
  return (
    <form
      className={layout.filters}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ actor: actor.trim() || undefined })
      }}
    >
      <label className={layout.filter}>
        {t('audit.actor')}
        <input
          value={actor}
          placeholder={t('audit.actorHint')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setActor(event.target.value)}
        />
      </label>
      <OperationSelect
        chosen={params.operation ?? ''}
        onChange={(operation) => onChange({ actor: actor.trim() || undefined, operation })}
      />
      <DayRange
        from={params.dayStart}
        to={params.dayEnd}
        onChange={({ from, to }) => onChange({ dayStart: from, dayEnd: to })}
      />
      <Button type="submit" h={32} variant="default">
        {t('audit.filter')}
      </Button>
      <ExportAudit params={params} />
    </form>
  )
}

/** Operations by name, or a whole area; an unknown value from the address is offered as it is. */
function OperationSelect({ chosen, onChange }: { chosen: string; onChange: (operation: string | undefined) => void }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const operations = Object.entries(auditOperations)
  const isOffered = chosen === '' || chosen in auditOperations || chosen in auditAreas
  return (
    <label className={layout.filter}>
      {t('audit.operation')}
      <select value={chosen} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t('audit.everyOperation')}</option>
        {!isOffered && <option value={chosen}>{chosen}</option>}
        {Object.entries(auditAreas).map(([area, name]) => (
          <optgroup key={area} label={name[language]}>
            <option value={area}>{t('audit.everyOf', { area: name[language] })}</option>
            {operations
              .filter(([code]) => code.startsWith(`${area}.`))
              .map(([code, operation]) => (
                <option key={code} value={code}>
                  {operation[language]}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/** The filtered audit as CSV. */
function ExportAudit({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callForFile('admin.exportAudit', toAuditFilters(params)),
    onSuccess: (file) => {
      saveFile(file, 'audit.csv')
      showToast({ tone: 'ok', text: t('audit.exported') })
    },
  })
  return (
    <>
      <Button
        className={layout.end}
        variant="default"
        h={32}
        loading={isPending}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.5} />}
        onClick={() => mutate()}
      >
        {t('audit.export')}
      </Button>
      {error && (
        <p role="alert" className={layout.problem}>
          {(error instanceof ApiError && error.message) || t('failed')}
        </p>
      )}
    </>
  )
}

/** Words for what an entry has in place of a network address when nobody called. */
function withoutPerson(address: string) {
  if (address === 'command line') return 'audit.commandLine'
  return address === 'scheduled job' ? 'audit.scheduledJob' : undefined
}

function useAuditColumns(): DataColumn<AuditRecord>[] {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const reasons = use(loadReasons(language))
  return [
    { id: 'time', header: t('audit.time'), className: layout.date, cell: ({ time }) => formatTime(time) },
    {
      id: 'actor',
      header: t('audit.actor'),
      className: layout.date,
      cell: ({ actorName, actorId, ip }) =>
        actorName ?? actorId ?? <span className={layout.quiet}>{t(withoutPerson(ip) ?? 'audit.visitor')}</span>,
    },
    {
      id: 'operation',
      header: t('audit.operation'),
      className: layout.date,
      cell: ({ operation }) => {
        const name = operationName(operation, language)
        return (
          <>
            {name}
            {name !== operation && <div className={classes.secondary}>{operation}</div>}
          </>
        )
      },
    },
    {
      id: 'subject',
      header: t('audit.subject'),
      className: classes.subject,
      isOptional: true,
      cell: ({ subject }) => subject,
    },
    {
      id: 'outcome',
      header: t('audit.outcome'),
      className: classes.outcome,
      cell: (record) => <Outcome record={record} reasons={reasons} />,
    },
    {
      id: 'address',
      header: t('audit.address'),
      className: layout.code,
      isOptional: true,
      cell: ({ ip }) => {
        const word = withoutPerson(ip)
        return word ? t(word) : ip
      },
    },
    {
      id: 'details',
      header: t('audit.details'),
      className: classes.details,
      isOptional: true,
      cell: (record) => <AuditDetails record={record} />,
    },
  ]
}

function Outcome({ record, reasons }: { record: AuditRecord; reasons: Reasons }) {
  const language = useLanguage()
  const isDone = record.outcome === 'done'
  const Icon = isDone ? IconCircleCheck : IconCircleX
  return (
    <>
      <span className={tag.tag} data-tone={isDone ? 'ok' : 'bad'}>
        <Icon size={14} stroke={1.5} aria-hidden="true" /> {auditOutcomes[record.outcome][language]}
      </span>
      {record.reason && <div title={record.reason}>{reasonText(record.reason, reasons)}</div>}
    </>
  )
}
