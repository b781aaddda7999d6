import { z } from 'zod'
import {
  News,
  NewsAboutQuery,
  NewsDetail,
  NewsDetailQuery,
  NewsPage,
  NewsSearchAnswer,
  NewsSearchQuery,
} from '../news/news.ts'
import type { OperationArea } from './operation.ts'

/** Announcements of authorities. */
export const newsOperations = {
  'news.search': {
    tag: 'news',
    summary: 'What authorities announced, newest first',
    access: 'open',
    query: NewsSearchQuery,
    answer: NewsSearchAnswer,
  },
  'news.about': {
    tag: 'news',
    summary: 'Announcements that name a subject, a law or an item, newest first',
    access: 'open',
    query: NewsAboutQuery,
    answer: NewsPage,
  },
  'news.hot': {
    tag: 'news',
    summary: 'At most ten announcements, by how new they are and how many users opened them',
    access: 'open',
    answer: z.array(News),
  },
  'news.detail': {
    tag: 'news',
    summary: 'One announcement, and what it names',
    access: { module: 'news', idField: 'id' },
    query: NewsDetailQuery,
    answer: NewsDetail,
  },
} satisfies OperationArea
