import type { TranslationKind } from '@qingdan/api/contract/subject.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../lib/api/call.ts'
import type { AdminParams } from '../admin-params.ts'
import { adminKeys } from '../admin-queries.ts'

export interface NameFields {
  name: string
  kind: z.infer<typeof TranslationKind>
}

export function chineseNamesOptions({ keyword, page, pageSize }: AdminParams) {
  const asked = { keyword, page, pageSize }
  return queryOptions({
    queryKey: [...adminKeys.chineseNames(), asked],
    queryFn: ({ signal }) => call('admin.chineseNames', asked, signal),
    placeholderData: keepPreviousData,
  })
}

/** Subjects that the typed text may mean. */
export function subjectOptions(typed: string) {
  return queryOptions({
    queryKey: [...adminKeys.all, 'subjects', typed],
    queryFn: ({ signal }) => call('sanction.suggest', { keyword: typed }, signal),
    enabled: [...typed].length >= 2,
    placeholderData: keepPreviousData,
  })
}

export function addChineseName(subjectId: string, fields: NameFields) {
  return call('admin.addChineseName', { subjectId, ...fields })
}

export function changeChineseName(nameId: string, fields: NameFields) {
  return call('admin.changeChineseName', { nameId, ...fields })
}

export function removeChineseName(nameId: string) {
  return call('admin.removeChineseName', { nameId })
}
