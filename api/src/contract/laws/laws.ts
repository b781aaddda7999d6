import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { FreeKeyword, identifier, isWithinReach, paging, reach } from '../requests.ts'

/** Laws: list, full text, versions (api-contract.md, "China, items, laws, news"). */

const code = (name: ErrorCode): ErrorCode => name

const longestId = 100
/** All countries and categories together fit. */
const longestFilter = 4000

export const LawLabelsQuery = z.object({ keyword: FreeKeyword.meta({ description: 'Only what it finds; empty: all' }) })

/** Countries and categories, each in both languages and in one order, those with the most laws first, China before all. */
export const LawLabels = z.object({
  countryList: z.array(z.string()),
  countryEnList: z.array(z.string()),
  categoryList: z.array(z.string()),
  categoryEnList: z.array(z.string()),
})
export type LawLabels = z.infer<typeof LawLabels>

/** Values of `law/labels` in either language, divided by commas; empty: all. */
const labels = z
  .string({ error: code('input.invalid') })
  .max(longestFilter, code('input.invalid'))
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((label) => label.trim())
        .filter((label) => label !== ''),
    ),
  ])
  .default([])

export const LawSearchQuery = z
  .object({
    keyword: FreeKeyword.meta({ description: 'Words of titles, numbers and texts, Chinese or English; empty: all' }),
    countrys: labels.meta({ type: 'string', description: 'Countries as `law/labels` has them, divided by commas' }),
    categorys: labels.meta({ type: 'string', description: 'Categories as `law/labels` has them, divided by commas' }),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type LawSearchQuery = z.output<typeof LawSearchQuery>

/** Whether a version is in force on the day of the answer. `unstated`: the source does not say it. */
export const LawStatus = z.enum(['in-force', 'not-yet', 'amended', 'repealed', 'unstated'])
export type LawStatus = z.infer<typeof LawStatus>

/** Where the keyword is in a displayed field: UTF-16 offsets, `end` exclusive, ascending. */
export const LawHighlight = z.object({
  field: z.enum(['title', 'titleEn', 'abbr', 'num', 'overview', 'heading', 'text']),
  start: z.number(),
  end: z.number(),
})
export type LawHighlight = z.infer<typeof LawHighlight>

/** How current a transcribed text is; days ISO. */
export const LawTextDays = z.object({
  /** Day on which it was taken from the official site; null if the transcription does not say. */
  takenOn: z.string().nullable(),
  /** Day since which the newest amendment that it names is in force; null if it names none. */
  amendedOn: z.string().nullable(),
  /** Day on which this copy came here. */
  receivedOn: z.string(),
})
export type LawTextDays = z.infer<typeof LawTextDays>

const lawFields = {
  id: z.string(),
  /** In the language of the law, otherwise English. */
  title: z.string(),
  titleEn: z.string().nullable(),
  /** Chinese title; null if nobody gave one. */
  zh: z.string().nullable(),
  abbr: z.string().nullable(),
  num: z.string().nullable(),
  /** Its first article or summary, as published. */
  overview: z.string().nullable(),
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  unit: z.string().nullable(),
  unitEn: z.string().nullable(),
  category: z.string(),
  categoryEn: z.string(),
  publishDate: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  /** Day on which it was repealed or replaced; null if it is not, or nobody says when. */
  endDate: z.string().nullable(),
  status: LawStatus,
  statusCn: z.string(),
  statusEn: z.string(),
  hasText: z.boolean(),
  /** The text breaks off. */
  isIncomplete: z.boolean(),
  /** How many versions of this law there are here. */
  versionCount: z.number(),
  /** Day to which the text, or what is said of the law, is right, ISO. */
  asOf: z.string(),
  /** For a text that was transcribed without its versions; null for others: they are right to `asOf`. */
  textDays: LawTextDays.nullable(),
}

export const LawRow = z.object({
  ...lawFields,
  /** The article in which the keyword is; null if only what the row shows has it. */
  matched: z
    .object({ article: z.string(), label: z.string(), heading: z.string().nullable(), text: z.string() })
    .nullable(),
  highlights: z.array(LawHighlight),
})
export type LawRow = z.infer<typeof LawRow>

export const LawSearchAnswer = z.object({
  data: z.array(LawRow),
  count: z.number(),
  /** How many of `count` have the whole keyword; they come first, the others have most of it. */
  wholeCount: z.number(),
})
export type LawSearchAnswer = z.infer<typeof LawSearchAnswer>

export const LawDetailQuery = z.object({
  id: identifier(longestId).refine((text) => text !== '', code('input.required')),
})

const LawPassage = z.object({
  /** `row`: a row of a table; `notice`: of the publisher about the text. */
  kind: z.enum(['text', 'heading', 'note', 'row', 'notice']),
  text: z.string(),
})
export type LawPassage = z.infer<typeof LawPassage>

export const LawPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number(), text: z.string() }),
  z.object({
    kind: z.literal('article'),
    /** Stays the same in every edition; for links to the article. */
    id: z.string(),
    label: z.string(),
    heading: z.string().nullable(),
    passages: z.array(LawPassage),
    /** The text is left out here: read it at the publisher's. */
    isOmitted: z.boolean(),
    /** Last day of a stay that the text states, when it is past: whether it was extended is not in our text. */
    stayEnded: z.string().nullable(),
  }),
])
export type LawPart = z.infer<typeof LawPart>

const LawVersionRow = z.object({
  id: z.string(),
  publishDate: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  status: LawStatus,
  statusCn: z.string(),
  statusEn: z.string(),
  hasText: z.boolean(),
  asOf: z.string(),
})

export const LawDetail = z.object({
  ...lawFields,
  /** Of the law as a document, for ten minutes; without a session, for a new tab. */
  url: z.string(),
  /** Official addresses. */
  officialUrl: z.string().nullable(),
  officialUrlEn: z.string().nullable(),
  /** What the source says of its state and of this version, verbatim. */
  statedStatus: z.string().nullable(),
  note: z.string().nullable(),
  /** Who transcribed the text. */
  textSources: z.array(z.string()),
  source: z.object({
    title: z.string(),
    titleCn: z.string(),
    publisher: z.string(),
    licence: z.string(),
    url: z.string(),
  }),
  preamble: z.array(z.string()),
  parts: z.array(LawPart),
  /** All versions of this law, newest first, this one too. */
  versions: z.array(LawVersionRow),
})
export type LawDetail = z.infer<typeof LawDetail>

export const DocumentAddressQuery = z.object({
  fileId: identifier(longestId).refine((text) => text !== '', code('input.required')),
  type: z.string().max(10, code('input.invalid')).default('1').meta({ description: 'Of the file; one kind is stored' }),
})

export const DocumentParams = z.object({ token: z.string().max(300, code('file.unknown')) })
