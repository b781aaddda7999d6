import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { type AdminParams, toAuditFilters } from './admin-params.ts'

export const adminKeys = {
  all: ['admin'] as const,
  users: () => [...adminKeys.all, 'users'] as const,
  notices: () => [...adminKeys.all, 'notices'] as const,
  audit: () => [...adminKeys.all, 'audit'] as const,
  matches: () => [...adminKeys.all, 'matches'] as const,
  chineseNames: () => [...adminKeys.all, 'chinese-names'] as const,
}

export function usersOptions({ keyword, state, isAsking, page, pageSize }: AdminParams) {
  const asked = { keyword, state, isAsking, page, pageSize }
  return queryOptions({
    queryKey: [...adminKeys.users(), asked],
    queryFn: ({ signal }) => call('admin.users', asked, signal),
    placeholderData: keepPreviousData,
  })
}

export function auditOptions(params: AdminParams) {
  const asked = { ...toAuditFilters(params), before: params.before, pageSize: params.pageSize }
  return queryOptions({
    queryKey: [...adminKeys.audit(), asked],
    queryFn: ({ signal }) => call('admin.audit', asked, signal),
    // Every action adds an entry, including this read.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export const packagesOptions = queryOptions({
  queryKey: [...adminKeys.all, 'packages'],
  queryFn: ({ signal }) => call('admin.packages', {}, signal),
})

/** An administrator's action on an account. */
export type UserAction = 'approve' | 'close' | 'open'

export function changeUser(action: UserAction, userId: string): Promise<null> {
  return call(`admin.${action}`, { userId })
}

export function grantPackage(userId: string, packageId: string): Promise<unknown> {
  return call('admin.grantPackage', { userId, packageId })
}

/** A password that is shown only once and must be changed at the first sign-in. */
export function resetPassword(userId: string): Promise<{ password: string; expireTime: string }> {
  return call('admin.resetPassword', { userId })
}
