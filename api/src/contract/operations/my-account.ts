import { z } from 'zod'
import { AccessRefusal } from '../account.ts'
import { Nothing, pageOf } from '../envelope.ts'
import { AccessRequest } from '../my-account/access.ts'
import { UnreadCount } from '../my-account/alerts.ts'
import {
  ChinaEccnFavourite,
  ChinaEccnFavouriteChange,
  EccnFavourite,
  EccnFavouriteChange,
  EntityFavourite,
  EntityFavouriteChange,
  FavouriteQuery,
} from '../my-account/favourites.ts'
import {
  MembershipQuery,
  MembershipResult,
  ModuleUsage,
  Order,
  OrderQuery,
  UsageModule,
  UsageQuery,
} from '../my-account/orders.ts'
import {
  SearchDetail,
  SearchDetailQuery,
  SearchExportQuery,
  SearchPageQuery,
  SearchRecord,
} from '../my-account/search-records.ts'
import { LogDetail, LogDetailQuery, LogExportQuery, LogQuery, LogRecord } from '../my-account/usage-log.ts'
import type { OperationArea } from './operation.ts'

/** The user's own data: access, orders, usage, favourites, alerts. */
export const myAccountOperations = {
  'access.check': {
    tag: 'account',
    summary: 'May I read this today? Charges it once a day; the answer is the check, always under HTTP 200',
    access: 'session',
    body: AccessRequest,
    answer: AccessRefusal.nullable(),
    hasOwnCode: true,
  },
  'usage.orders': {
    tag: 'account',
    summary: 'Packages of the caller',
    access: 'session',
    query: OrderQuery,
    answer: pageOf(Order),
  },
  'usage.sums': {
    tag: 'account',
    summary: 'What an order includes and how far it is used',
    access: 'session',
    query: UsageQuery,
    answer: pageOf(ModuleUsage),
  },
  'usage.log': {
    tag: 'account',
    summary: 'What the caller was charged for, newest first',
    access: 'session',
    query: LogQuery,
    answer: pageOf(LogRecord),
  },
  'usage.logDetail': {
    tag: 'account',
    summary: 'One charge',
    access: 'session',
    query: LogDetailQuery,
    answer: LogDetail,
  },
  'usage.exportLog': {
    tag: 'account',
    summary: 'The log as a workbook, at most 50,000 rows',
    access: 'session',
    query: LogExportQuery,
    answer: {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      description: 'The file',
    },
  },
  'usage.modules': {
    tag: 'account',
    summary: 'What is counted on its own',
    access: 'session',
    answer: z.array(UsageModule),
  },
  'usage.membership': {
    tag: 'account',
    summary: 'What the caller got by an order',
    access: 'session',
    query: MembershipQuery,
    answer: MembershipResult,
  },
  'usage.searches': {
    tag: 'account',
    summary: 'What the caller searched for, newest first',
    access: 'session',
    query: SearchPageQuery,
    answer: pageOf(SearchRecord),
  },
  'usage.search': {
    tag: 'account',
    summary: 'One search: the first rows found, and the editions searched',
    access: 'session',
    query: SearchDetailQuery,
    answer: SearchDetail,
  },
  'usage.exportSearches': {
    tag: 'account',
    summary: 'The record as a workbook, at most 5,000 searches; its code verifies like that of a PDF',
    access: 'session',
    query: SearchExportQuery,
    answer: {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      description: 'The file; its hash is in `x-document-hash`',
    },
  },
  'alert.unread': { tag: 'account', summary: 'How many alerts are unread', access: 'session', answer: UnreadCount },
  'favourite.addEntity': {
    tag: 'account',
    summary: 'Mark a listed subject; once is enough',
    access: 'session',
    body: EntityFavouriteChange,
    answer: Nothing,
  },
  'favourite.removeEntity': {
    tag: 'account',
    summary: 'Take the mark off a listed subject',
    access: 'session',
    body: EntityFavouriteChange,
    answer: Nothing,
  },
  'favourite.pageEntity': {
    tag: 'account',
    summary: 'Every listed subject the caller marked, newest first',
    access: 'session',
    query: FavouriteQuery,
    answer: pageOf(EntityFavourite),
  },
  'favourite.addEccn': {
    tag: 'account',
    summary: 'Mark a US item; once is enough',
    access: 'session',
    body: EccnFavouriteChange,
    answer: Nothing,
  },
  'favourite.removeEccn': {
    tag: 'account',
    summary: 'Take the mark off a US item',
    access: 'session',
    body: EccnFavouriteChange,
    answer: Nothing,
  },
  'favourite.pageEccn': {
    tag: 'account',
    summary: 'Every US item the caller marked, newest first',
    access: 'session',
    query: FavouriteQuery,
    answer: pageOf(EccnFavourite),
  },
  'favourite.addChinaEccn': {
    tag: 'account',
    summary: 'Mark a Chinese item; once is enough',
    access: 'session',
    body: ChinaEccnFavouriteChange,
    answer: Nothing,
  },
  'favourite.removeChinaEccn': {
    tag: 'account',
    summary: 'Take the mark off a Chinese item',
    access: 'session',
    body: ChinaEccnFavouriteChange,
    answer: Nothing,
  },
  'favourite.pageChinaEccn': {
    tag: 'account',
    summary: 'Every Chinese item the caller marked, newest first',
    access: 'session',
    query: FavouriteQuery,
    answer: pageOf(ChinaEccnFavourite),
  },
} satisfies OperationArea
