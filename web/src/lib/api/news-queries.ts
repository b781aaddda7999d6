import type { NewsAboutQuery, NewsSearchQuery } from '@qingdan/api/contract/news/news.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Newest first; the previous rows stay visible while new ones load. */
export function newsOptions(params: {
  newsType: NonNullable<NewsSearchQuery['newsType']>
  keyword?: string | undefined
  page: number
  pageSize: number
}) {
  return queryOptions({
    queryKey: ['news', 'search', params],
    queryFn: ({ signal }) => call('news.search', params, signal),
    placeholderData: keepPreviousData,
  })
}

/** By how new they are and how many users opened them. */
export const hotNewsQuery = queryOptions({
  queryKey: ['news', 'hot'],
  queryFn: ({ signal }) => call('news.hot', {}, signal),
})

export function announcementOptions(id: string) {
  return queryOptions({
    queryKey: ['news', 'detail', id],
    queryFn: ({ signal }) => call('news.detail', { id }, signal),
    enabled: id !== '',
  })
}

/** The address of a stored document, good for ten minutes. */
export function documentOptions(fileId: string) {
  return queryOptions({
    queryKey: ['news', 'document', fileId],
    queryFn: ({ signal }) => call('file.url', { fileId }, signal),
    enabled: fileId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Announcements that name a subject, a law or an item. */
export function newsAboutOptions(about: Pick<NewsAboutQuery, 'module' | 'id'> & { pageSize: number }) {
  return queryOptions({
    queryKey: ['news', 'about', about],
    queryFn: ({ signal }) => call('news.about', about, signal),
    placeholderData: keepPreviousData,
  })
}
