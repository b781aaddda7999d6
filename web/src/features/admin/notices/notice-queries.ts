import type { NoticeDraft, NoticeReading } from '@qingdan/api/contract/china/notices.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { adminKeys } from '../admin-queries.ts'

export function noticesOptions(which: 'open' | 'decided') {
  return queryOptions({
    queryKey: [...adminKeys.notices(), which],
    queryFn: ({ signal }) => call('admin.notices', { which }, signal),
    // The lists' process publishes what was confirmed within a minute.
    refetchInterval: 30_000,
  })
}

export function noticeKey(noticeId: string) {
  return [...adminKeys.notices(), 'draft', noticeId] as const
}

export function noticeOptions(noticeId: string) {
  return queryOptions({
    queryKey: noticeKey(noticeId),
    queryFn: ({ signal }) => call('admin.notice', { noticeId }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'confirmed' ? 5000 : false),
  })
}

type Seen = Pick<NoticeDraft, 'noticeId' | 'version'>

export function confirmNotice({ noticeId, version }: Seen): Promise<NoticeDraft> {
  return call('admin.confirmNotice', { noticeId, version: String(version) })
}

export function refuseNotice({ noticeId, version }: Seen, reason: string): Promise<NoticeDraft> {
  return call('admin.refuseNotice', { noticeId, version: String(version), reason })
}

export function reopenNotice({ noticeId, version }: Seen): Promise<NoticeDraft> {
  return call('admin.reopenNotice', { noticeId, version: String(version) })
}

export function correctNotice({ noticeId, version }: Seen, reading: NoticeReading): Promise<NoticeDraft> {
  return call('admin.correctNotice', { noticeId, version: String(version), reading: JSON.stringify(reading) })
}
