import type { AdminPackage, AdminUserPage, AuditPage } from '@qingdan/api/contract/admin.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchAnswer, postAnswer } from '../../lib/api/api-client.ts'
import { type AdminParams, toAuditFilters } from './admin-params.ts'

const base = '/user-service/api/admin'

export const adminKeys = {
  all: ['admin'] as const,
  users: () => [...adminKeys.all, 'users'] as const,
  audit: () => [...adminKeys.all, 'audit'] as const,
}

export function usersOptions({ keyword, state, isAsking, page, pageSize }: AdminParams) {
  const asked = { keyword, state, isAsking, page, pageSize }
  return queryOptions({
    queryKey: [...adminKeys.users(), asked],
    queryFn: ({ signal }) => fetchAnswer<AdminUserPage>(`${base}/user/page`, asked, signal),
    placeholderData: keepPreviousData,
  })
}

export function auditOptions(params: AdminParams) {
  const asked = { ...toAuditFilters(params), before: params.before, pageSize: params.pageSize }
  return queryOptions({
    queryKey: [...adminKeys.audit(), asked],
    queryFn: ({ signal }) => fetchAnswer<AuditPage>(`${base}/audit/page`, asked, signal),
    // It grows by each deed, this reading too.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export const packagesOptions = queryOptions({
  queryKey: [...adminKeys.all, 'packages'],
  queryFn: ({ signal }) => fetchAnswer<AdminPackage[]>(`${base}/package/list`, {}, signal),
})

/** What an administrator does to an account. */
export type UserDeed = 'approve' | 'close' | 'open'

export function changeUser(deed: UserDeed, userId: string): Promise<null> {
  return postAnswer(`${base}/user/${deed}`, { userId })
}

export function grantPackage(userId: string, packageId: string): Promise<unknown> {
  return postAnswer(`${base}/package/grant`, { userId, packageId })
}

/** A password that is shown once and must be changed at the first sign-in. */
export function resetPassword(userId: string): Promise<{ password: string }> {
  return postAnswer(`${base}/password/reset`, { userId })
}

export const auditExportPath = `${base}/audit/export`
