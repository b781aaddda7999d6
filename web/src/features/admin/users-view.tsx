import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { Chip } from '../../components/chip.tsx'
import type { DataColumn } from '../../components/data-table/columns.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import layout from '../../components/record-list.module.css'
import { formatDate, formatTime } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { AccountState } from './account-state.tsx'
import classes from './admin.module.css'
import { AdminPager } from './admin-pager.tsx'
import { type AdminParams, accountStates } from './admin-params.ts'
import { usersOptions } from './admin-queries.ts'
import { SearchBar } from './search-bar.tsx'
import { UserActions } from './user-actions.tsx'

/** Accounts, newest first; searchable by name, phone or company. */
export function UsersView({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const query = useQuery(usersOptions(params))
  const columns = useUserColumns()
  const change = (part: Partial<AdminParams>) =>
    void navigate({ to: '/admin', search: { ...params, page: 1, ...part }, resetScroll: false })
  return (
    <>
      <div className={classes.bar}>
        <SearchBar
          key={params.keyword ?? ''}
          label={t('users.search')}
          initial={params.keyword ?? ''}
          onSearch={(keyword) => change({ keyword: keyword || undefined })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
        <div role="group" aria-label={t('users.states')} className={classes.chips}>
          <Chip isOn={params.state === undefined} onClick={() => change({ state: undefined })}>
            {t('users.everyState')}
          </Chip>
          {accountStates.map((state) => (
            <Chip key={state} isOn={params.state === state} onClick={() => change({ state })}>
              {t(`state.${state}`)}
            </Chip>
          ))}
          <Chip
            isOn={params.isAsking !== undefined}
            onClick={() => change({ isAsking: params.isAsking === undefined ? '1' : undefined })}
          >
            {t('users.asking')}
          </Chip>
        </div>
      </div>
      <Card title={t('users.title')}>
        <DataTable
          caption={t('users.title')}
          columns={columns}
          columnsKey="users"
          rows={query.data?.records}
          rowId={({ userId }) => userId}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={{ rows: 8, columns: '20% minmax(0, 1fr) 20% 12%' }}
          isStale={query.isPlaceholderData}
          empty={
            <EmptyState icon={<IconUserSearch size={24} stroke={1.5} />} title={t('users.none')}>
              {t('users.noneNote')}
            </EmptyState>
          }
        />
        <AdminPager params={params} count={query.data?.total} />
      </Card>
    </>
  )
}

function useUserColumns(): DataColumn<AdminUser>[] {
  const { t } = useTranslation(['admin', 'common'])
  const unknown = <span className={layout.quiet}>{t('common:notGiven')}</span>
  return [
    { id: 'name', header: t('admin:users.name'), className: classes.person, cell: (user) => <Person user={user} /> },
    {
      id: 'contact',
      header: t('admin:users.contact'),
      className: layout.date,
      isOptional: true,
      cell: ({ phone, email }) => (
        <>
          {phone ?? unknown}
          {email && <div className={layout.quiet}>{email}</div>}
        </>
      ),
    },
    {
      id: 'company',
      header: t('admin:users.company'),
      className: classes.company,
      isOptional: true,
      cell: ({ company }) => (company ? <span lang={textLanguage(company)}>{company}</span> : unknown),
    },
    { id: 'state', header: t('admin:users.state'), cell: ({ state }) => <AccountState state={state} /> },
    {
      id: 'packages',
      header: t('admin:users.packages'),
      className: layout.date,
      isOptional: true,
      cell: (user) => <Packages user={user} />,
    },
    {
      id: 'lastLogin',
      header: t('admin:users.lastLogin'),
      className: layout.date,
      isOptional: true,
      cell: ({ lastLoginTime, createTime }) => (
        <>
          {lastLoginTime ? (
            formatTime(lastLoginTime)
          ) : (
            <span className={layout.quiet}>{t('admin:users.neverLoggedIn')}</span>
          )}
          <div className={layout.quiet}>
            {t('admin:users.registered', { date: formatDate(formatTime(createTime)) })}
          </div>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('admin:users.actions'),
      className: classes.actions,
      cell: (user) => <UserActions user={user} />,
    },
  ]
}

function Person({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <b lang={textLanguage(user.userName)}>{user.userName}</b>
      <span className={classes.marks}>
        {user.role === 'admin' && <span className={classes.mark}>{t('users.isAdmin')}</span>}
        {user.isDemo && <span className={classes.mark}>{t('users.isDemo')}</span>}
      </span>
    </>
  )
}

function Packages({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <>
      {user.orders.length === 0 && <span className={layout.quiet}>{t('users.noPackage')}</span>}
      {user.orders.map((order) => (
        <div key={order.orderNumber}>
          {pick({ zh: order.pacakgeName, en: order.pacakgeNameEn }, language)}{' '}
          <span className={layout.quiet}>{t('users.until', { date: formatDate(formatTime(order.expireTime)) })}</span>
        </div>
      ))}
      {user.membershipAskedTime && (
        <span className={classes.mark}>
          {t('users.asks', { date: formatDate(formatTime(user.membershipAskedTime)) })}
        </span>
      )}
    </>
  )
}
