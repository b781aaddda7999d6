import { Button } from '@mantine/core'
import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { Chip } from '../../components/chip.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { Pager } from '../../components/pager.tsx'
import layout from '../../components/record-list.module.css'
import table from '../../components/table.module.css'
import { pick } from '../../lib/language/bilingual.ts'
import { formatDate, formatTime } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { AccountState } from './account-state.tsx'
import classes from './admin.module.css'
import { type AdminParams, accountStates, adminPageSizes } from './admin-params.ts'
import { usersOptions } from './admin-queries.ts'
import { UserActions } from './user-actions.tsx'

/** Accounts, newest first; found by name, phone or company. */
export function UsersView({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const query = useQuery(usersOptions(params))
  const change = (part: Partial<AdminParams>) =>
    void navigate({ to: '/admin', search: { ...params, page: 1, ...part }, resetScroll: false })
  return (
    <>
      <div className={classes.bar}>
        <UserSearch
          key={params.keyword ?? ''}
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
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <SkeletonRows rows={8} columns="20% minmax(0, 1fr) 20% 12%" />}
        {query.data && query.data.total === 0 && (
          <EmptyState icon={<IconUserSearch size={24} stroke={1.5} />} title={t('users.none')}>
            {t('users.noneNote')}
          </EmptyState>
        )}
        {query.data && query.data.total > 0 && (
          <div aria-busy={query.isPlaceholderData}>
            <UserTable users={query.data.records} />
            <div className={layout.foot}>
              <Pager
                page={params.page}
                pageSize={params.pageSize}
                count={query.data.total}
                linkTo={(page, link) => <Link to="/admin" search={{ ...params, page }} {...link} />}
                sizes={{ choices: adminPageSizes, onChange: (pageSize) => change({ pageSize }) }}
              />
            </div>
          </div>
        )}
      </Card>
    </>
  )
}

function UserSearch({ initial, onSearch }: { initial: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const [typed, setTyped] = useState(initial)
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <input
        type="search"
        aria-label={t('admin:users.search')}
        placeholder={t('admin:users.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" h={32}>
        {t('common:search')}
      </Button>
    </form>
  )
}

function UserTable({ users }: { users: AdminUser[] }) {
  const { t } = useTranslation('admin')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={table.scroll} tabIndex={0} aria-label={t('users.title')}>
      <table className={table.table}>
        <caption className={table.caption}>{t('users.title')}</caption>
        <thead>
          <tr>
            {(['name', 'contact', 'company', 'state', 'packages', 'lastLogin', 'actions'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'actions' ? classes.actions : undefined}>
                {t(`users.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.userId} user={user} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function UserRow({ user }: { user: AdminUser }) {
  const { t } = useTranslation(['admin', 'common'])
  const language = useLanguage()
  const unknown = <span className={layout.quiet}>{t('common:notGiven')}</span>
  return (
    <tr>
      <td className={classes.person}>
        <b lang={textLanguage(user.userName)}>{user.userName}</b>
        <span className={classes.marks}>
          {user.role === 'admin' && <span className={classes.mark}>{t('admin:users.isAdmin')}</span>}
          {user.isDemo && <span className={classes.mark}>{t('admin:users.isDemo')}</span>}
        </span>
      </td>
      <td className={layout.date}>
        {user.phone ?? unknown}
        {user.email && <div className={layout.quiet}>{user.email}</div>}
      </td>
      <td className={classes.company}>
        {user.company ? <span lang={textLanguage(user.company)}>{user.company}</span> : unknown}
      </td>
      <td>
        <AccountState state={user.state} />
      </td>
      <td className={layout.date}>
        {user.orders.length === 0 ? (
          <span className={layout.quiet}>{t('admin:users.noPackage')}</span>
        ) : (
          user.orders.map((order) => (
            <div key={order.orderNumber}>
              {pick({ zh: order.pacakgeName, en: order.pacakgeNameEn }, language)}{' '}
              <span className={layout.quiet}>{t('admin:users.until', { date: formatDate(order.expireTime) })}</span>
            </div>
          ))
        )}
        {user.membershipAskedTime && (
          <span className={classes.mark}>{t('admin:users.asks', { date: formatDate(user.membershipAskedTime) })}</span>
        )}
      </td>
      <td className={layout.date}>
        {user.lastLoginTime ? (
          formatTime(user.lastLoginTime)
        ) : (
          <span className={layout.quiet}>{t('admin:users.neverLoggedIn')}</span>
        )}
        <div className={layout.quiet}>{t('admin:users.registered', { date: formatDate(user.createTime) })}</div>
      </td>
      <td className={classes.actions}>
        <UserActions user={user} />
      </td>
    </tr>
  )
}
