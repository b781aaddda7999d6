import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { FreeKeyword, identifier, isWithinReach, paging, reach } from '../requests.ts'
import { SubjectType } from '../subject.ts'

/** Announcements of authorities, and China's own sanctions among them (api-contract.md, "China, items, laws, news"). */

const code = (name: ErrorCode): ErrorCode => name

/** 0: what China announces, 1: what others announce, 2: a party on one of China's lists. */
export const NewsType = z.enum(['0', '1', '2'], { error: code('type.unknown') })

export const NewsSearchQuery = z
  .object({
    newsType: NewsType.optional().meta({ description: '0 China, 1 international, 2 China’s sanctions; absent: all' }),
    keyword: FreeKeyword.meta({ description: 'Part of a title or summary; empty: all' }),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type NewsSearchQuery = z.output<typeof NewsSearchQuery>

const maxIdLength = 100
export const NewsDetailQuery = z.object({ id: identifier(maxIdLength) })
export type NewsDetailQuery = z.output<typeof NewsDetailQuery>

export const NewsAboutQuery = z
  .object({
    module: z
      .enum(['sanction', 'law', 'eccn', 'item'], { error: code('module.unknown') })
      .meta({ description: 'What `id` is of; `item`: of a Chinese item' }),
    id: identifier(maxIdLength),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type NewsAboutQuery = z.output<typeof NewsAboutQuery>

export const News = z.object({
  /** Opens `news/detail`, and of type 2 `china/detail`. */
  id: z.string(),
  /** As published; null in a language in which it was not published. At least one of the two is present. */
  title: z.string().nullable(),
  titleEn: z.string().nullable(),
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  unit: z.string().nullable(),
  unitEn: z.string().nullable(),
  /** The office of the unit; null if the unit itself publishes. */
  secondLevelUnit: z.string().nullable(),
  secondLevelUnitEn: z.string().nullable(),
  /** ISO day. */
  publishTime: z.string().nullable(),
  newsType: NewsType,
  /** A stored document; null if there is only the publisher's page. */
  fileId: z.string().nullable(),
  /** The publisher's page. */
  srcUrl: z.string().nullable(),
})
export type News = z.infer<typeof News>

export const NewsPage = z.object({ data: z.array(News), count: z.number() })
export type NewsPage = z.infer<typeof NewsPage>

/** A publisher of the types asked for, and until when we have its announcements. */
export const NewsPublisher = z.object({
  unit: z.string(),
  unitEn: z.string(),
  secondLevelUnit: z.string().nullable(),
  secondLevelUnitEn: z.string().nullable(),
  /** Day of the newest announcement held, ISO; null for none. */
  newestOn: z.string().nullable(),
})
export type NewsPublisher = z.infer<typeof NewsPublisher>

/** `publishers`: the newest first, whatever the keyword; none for China's sanctions, whose lists say how old they are. */
export const NewsSearchAnswer = NewsPage.extend({ publishers: z.array(NewsPublisher) })
export type NewsSearchAnswer = z.infer<typeof NewsSearchAnswer>

/** Where an announcement names a US item code that exists. */
const CitedItem = z.object({ id: z.string(), eccn: z.string(), name: z.string() })

const CitedLaw = z.object({
  id: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  /** The section that is cited; null if it is the whole. */
  article: z.string().nullable(),
})

const NamedSubject = z.object({
  dataId: z.string(),
  dataType: SubjectType,
  s: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
})

export const NewsDetail = News.extend({
  /** The publisher's own, plain text in its language; null if it has none. */
  summary: z.string().nullable(),
  /** US item codes that title or summary name. */
  itemList: z.array(CitedItem),
  /** Laws that title or summary cite: by a title in 《》 or in English, or by part or section. */
  lawList: z.array(CitedLaw),
  /** Listed subjects that title or summary name, by their exact names. */
  entityList: z.array(NamedSubject),
})
export type NewsDetail = z.infer<typeof NewsDetail>
