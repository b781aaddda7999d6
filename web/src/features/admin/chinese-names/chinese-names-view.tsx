import { Button } from '@mantine/core'
import type { OwnChineseName } from '@qingdan/api/contract/chinese-names/own-names.ts'
import { IconLanguage, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import layout from '../../../components/record-list.module.css'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import admin from '../admin.module.css'
import { AdminPager } from '../admin-pager.tsx'
import type { AdminParams } from '../admin-params.ts'
import { adminKeys } from '../admin-queries.ts'
import { SearchBar } from '../search-bar.tsx'
import { chineseNamesOptions, removeChineseName } from './chinese-name-queries.ts'
import { AddNameDialog, ChangeNameDialog } from './name-dialog.tsx'

/** Chinese names that this installation gives to listed parties, the last changed first. */
export function ChineseNamesView({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const query = useQuery(chineseNamesOptions(params))
  const columns = useNameColumns()
  const change = (part: Partial<AdminParams>) =>
    void navigate({ to: '/admin', search: { ...params, page: 1, ...part }, resetScroll: false })
  const which = params.keyword === undefined ? 'none' : 'noneFound'
  return (
    <>
      <div className={admin.bar}>
        <SearchBar
          key={params.keyword ?? ''}
          label={t('chineseNames.search')}
          initial={params.keyword ?? ''}
          onSearch={(keyword) => change({ keyword: keyword || undefined })}
        />
        <AddName />
      </div>
      <Card title={t('chineseNames.title')}>
        <p className={admin.note}>{t('chineseNames.note')}</p>
        <DataTable
          caption={t('chineseNames.title')}
          columns={columns}
          columnsKey="chinese-names"
          rows={query.data?.records}
          rowId={({ nameId }) => nameId}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={{ rows: 8, columns: '20% 12% minmax(0, 1fr) 16%' }}
          isStale={query.isPlaceholderData}
          empty={
            <EmptyState icon={<IconLanguage size={24} stroke={1.5} />} title={t(`chineseNames.${which}`)}>
              {t(`chineseNames.${which}Note`)}
            </EmptyState>
          }
        />
        <AdminPager params={params} count={query.data?.total} />
      </Card>
    </>
  )
}

function AddName() {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={target}
        variant="default"
        h={32}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('chineseNames.add')}
      </Button>
      {isOpen && <AddNameDialog opener={target.current} onClose={() => setOpen(false)} />}
    </>
  )
}

function useNameColumns(): DataColumn<OwnChineseName>[] {
  const { t } = useTranslation(['admin', 'terms'])
  return [
    {
      id: 'name',
      header: t('admin:chineseNames.name'),
      className: admin.person,
      cell: ({ name }) => <b lang="zh-Hans">{name}</b>,
    },
    { id: 'kind', header: t('admin:chineseNames.kind'), cell: ({ kind }) => t(`terms:translation.${kind}`) },
    {
      id: 'subject',
      header: t('admin:chineseNames.subject'),
      className: admin.company,
      cell: (given) => <Subject given={given} />,
    },
    {
      id: 'time',
      header: t('admin:chineseNames.time'),
      className: layout.date,
      isOptional: true,
      cell: ({ time, userName }) => (
        <>
          {formatTime(time)}
          <div className={layout.quiet}>{userName ?? t('admin:chineseNames.ofFile')}</div>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('admin:chineseNames.actions'),
      className: admin.actions,
      cell: (given) => given.userName !== null && <Actions given={given} />,
    },
  ]
}

function Subject({ given: { subjectId, subjectType, subjectName, ref } }: { given: OwnChineseName }) {
  const { t } = useTranslation('admin')
  return (
    <>
      {subjectId !== null && subjectType !== null && subjectName !== null ? (
        <Link
          to="/sanctionInfoSearch"
          search={{ id: subjectId, dataType: subjectType, s: '1' }}
          className={layout.link}
        >
          <bdi lang={textLanguage(subjectName)}>{subjectName}</bdi>
        </Link>
      ) : (
        t('chineseNames.gone')
      )}
      <div className={layout.quiet}>{subjectId ?? ref}</div>
    </>
  )
}

function Actions({ given }: { given: OwnChineseName }) {
  const { t } = useTranslation('admin')
  const [action, setAction] = useState<'change' | 'remove' | null>(null)
  const change = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const close = () => setAction(null)
  const { name, nameId, subjectName, ref } = given
  return (
    <>
      <Button
        ref={change}
        size="compact-sm"
        variant="default"
        aria-label={t('chineseNames.changeOf', { name })}
        onClick={() => setAction('change')}
      >
        {t('chineseNames.change')}
      </Button>{' '}
      <Button
        ref={remove}
        size="compact-sm"
        variant="default"
        aria-label={t('chineseNames.removeOf', { name })}
        onClick={() => setAction('remove')}
      >
        {t('chineseNames.remove')}
      </Button>
      {action === 'change' && <ChangeNameDialog given={given} opener={change.current} onClose={close} />}
      {action === 'remove' && (
        <ConfirmActionDialog
          title={t('chineseNames.removeOf', { name })}
          submit={t('chineseNames.remove')}
          isHarmful
          opener={remove.current}
          changes={adminKeys.all}
          action={() => removeChineseName(nameId)}
          done={t('chineseNames.doneRemove', { name })}
          onDone={close}
          onClose={close}
        >
          <p>{t('chineseNames.askRemove', { name, subject: subjectName ?? ref })}</p>
        </ConfirmActionDialog>
      )}
    </>
  )
}
