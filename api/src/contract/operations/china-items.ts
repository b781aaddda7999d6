import { z } from 'zod'
import { ChinaItemDetail, ChinaItemDetailQuery, ChinaItemSearchAnswer } from '../items/china-items.ts'
import { Counterpart, CounterpartsQuery, EuItem, EuItemQuery } from '../items/counterparts.ts'
import { ItemCategory, ItemCategoryQuery, ItemSearchQuery, UnknownItem } from '../us-items.ts'
import type { OperationArea } from './operation.ts'

/** Chinese dual-use items, those of the Union, and what is the same in several systems. */
export const chinaItemOperations = {
  'item.categories': {
    tag: 'items',
    summary: 'Industries or types of the Chinese dual-use list',
    access: 'open',
    query: ItemCategoryQuery,
    answer: z.array(ItemCategory),
  },
  'item.search': {
    tag: 'items',
    summary: 'Chinese dual-use items by code, customs code or words',
    access: 'open',
    query: ItemSearchQuery,
    answer: ChinaItemSearchAnswer,
  },
  'item.counterparts': {
    tag: 'items',
    summary: 'Entries of other systems of the same subject, each with its ground',
    access: 'open',
    query: CounterpartsQuery,
    answer: z.array(Counterpart),
  },
  'item.eu': {
    tag: 'items',
    summary: 'One entry of Annex I of Regulation (EU) 2021/821',
    access: 'session',
    query: EuItemQuery,
    answer: EuItem,
    failures: { 404: UnknownItem.nullable() },
  },
  'item.detail': {
    tag: 'items',
    summary: 'One Chinese dual-use item: text, notices with their states on a day, customs codes as leads',
    access: { module: 'item', idField: 'eccn' },
    query: ChinaItemDetailQuery,
    answer: ChinaItemDetail,
    failures: { 404: UnknownItem.nullable() },
  },
} satisfies OperationArea
