import { z } from 'zod'
import {
  ChinaDetail,
  ChinaDetailQuery,
  ChinaLabel,
  ChinaLatestAnswer,
  ChinaLatestQuery,
  ChinaSearchAnswer,
  ChinaSearchQuery,
} from '../china.ts'
import { BulletinPage, BulletinQuery } from '../news/bulletin.ts'
import type { OperationArea } from './operation.ts'

/** China's own lists, and the notices of all lists. */
export const chinaOperations = {
  'china.latest': {
    tag: 'china',
    summary: 'The newest decision of each of China’s lists; pages cycle',
    access: 'open',
    query: ChinaLatestQuery,
    answer: ChinaLatestAnswer,
  },
  'china.search': {
    tag: 'china',
    summary: 'China’s lists: one row per party and decision, newest first',
    access: 'open',
    query: ChinaSearchQuery,
    answer: ChinaSearchAnswer,
  },
  'china.detail': {
    tag: 'china',
    summary: 'One party of one decision',
    access: { module: 'chinaSanction', idField: 'id' },
    query: ChinaDetailQuery,
    answer: ChinaDetail,
  },
  'china.labels': {
    tag: 'china',
    summary: 'The labels of China’s lists',
    access: 'open',
    answer: z.array(ChinaLabel),
  },
  'bulletin.page': {
    tag: 'news',
    summary: 'Notices and changes of lists, newest first',
    access: 'open',
    query: BulletinQuery,
    answer: BulletinPage,
  },
} satisfies OperationArea
