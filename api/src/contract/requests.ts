import { z } from 'zod'
import { type ChinaLabelId, chinaLabelIds } from './china.ts'
import { maxPageSize, maxReach } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'
import { SubjectType, subTypes } from './subject.ts'

/** What the calls take. A refused value names its phrase by the code in the schema. */

const code = (name: ErrorCode): ErrorCode => name

function wholeNumber(lowest: number, highest: number, error: ErrorCode) {
  return z
    .string({ error })
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(lowest, error).max(highest, error))
    .meta({ type: 'integer', minimum: lowest, maximum: highest })
}

function commaList<Item extends string>(isItem: (text: string) => text is Item, error: ErrorCode) {
  return z
    .string({ error })
    .transform((text) => [...new Set(text.split(',').map((item) => item.trim()))])
    .pipe(z.array(z.string().refine(isItem, error)))
    .transform((items) => items.filter(isItem))
}

/** NFC, control characters as spaces, trimmed; lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** Length as the contract counts it: code points. */
export function lengthOf(text: string): number {
  return [...text].length
}

const maxKeywordLength = 300
const maxIdentifierLength = 100

export const Keyword = z
  .string({ error: code('keyword.empty') })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .refine((text) => text !== '', { error: code('keyword.empty'), abort: true })
      .refine((text) => lengthOf(text) >= 2, code('keyword.short'))
      .refine((text) => lengthOf(text) <= maxKeywordLength, code('keyword.long')),
  )
  .meta({ description: 'A name in any script, or an identifier; 2–300 characters' })

const EntityName = z
  .string({ error: code('entityName.empty') })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .refine((text) => text !== '', { error: code('entityName.empty'), abort: true })
      .refine((text) => lengthOf(text) <= maxKeywordLength, code('entityName.long')),
  )
  .meta({ description: 'The whole name, in any of its listed forms' })

const isSubType = (text: string): text is (typeof subTypes)[number] => (subTypes as readonly string[]).includes(text)
const isCountryShaped = (text: string): text is string => /^[A-Za-z]{2}$/.test(text)
const isNumberShaped = (text: string): text is string => /^\d{1,6}$/.test(text)

const Type = z.enum(SubjectType.enum, { error: code('type.unknown') })
const SubTypes = commaList(isSubType, code('subType.unknown')).meta({ description: 'Comma list; any of them' })
const Countries = commaList(isCountryShaped, code('country.unknown'))
  .transform((codes) => codes.map((item) => item.toUpperCase()))
  .meta({ description: 'ISO 3166-1 alpha-2, comma list; any of them' })
const Sources = commaList(isNumberShaped, code('source.invalid'))
  .transform((items) => items.map(Number))
  .meta({ description: 'sourceIds, comma list; any of them' })
const MinScore = z
  .string({ error: code('minScore.invalid') })
  .regex(/^\d{1,3}(\.\d{1,6})?$/, code('minScore.invalid'))
  .transform(Number)
  .pipe(z.number().max(100, code('minScore.invalid')))
  .meta({ type: 'number', minimum: 0, maximum: 100, description: 'Rows below are left out; 50 unless given' })
const Flag = z
  .enum(['true', 'false'], { error: code('flag.invalid') })
  .transform((word) => word === 'true')
  .meta({ type: 'boolean' })

const earliestBirth = '1850'
const latestBirth = (): string => new Date().toISOString().slice(0, 10)
/** A year, month or day the calendar has, neither of another age nor of the future. */
function isBirthDate(text: string): boolean {
  const [, year = '', month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? []
  const whole = `${year}-${month}-${day}`
  const date = new Date(whole)
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(whole) &&
    year >= earliestBirth &&
    whole <= latestBirth()
  )
}

/** Known of the party beside its name; raises or lowers scores, leaves no subject out. */
const details = {
  birthDate: z
    .string({ error: code('birthDate.invalid') })
    .trim()
    .refine(isBirthDate, code('birthDate.invalid'))
    .optional()
    .meta({ description: 'Of a person: YYYY, YYYY-MM or YYYY-MM-DD' }),
  sex: z.enum(['male', 'female'], { error: code('sex.invalid') }).optional(),
  nationality: Countries.optional().meta({
    description: 'Nationality, registration or address, ISO 3166-1 alpha-2, comma list; any of them agrees',
  }),
  identifier: z
    .string({ error: code('identifier.invalid') })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .refine(
          (text) => lengthOf(text) <= maxIdentifierLength && /[\p{L}\p{Nd}]/u.test(text),
          code('identifier.invalid'),
        ),
    )
    .optional()
    .meta({
      description: 'IMO, passport, registration, USCC, … with or without the word before it; an equal one makes 100',
    }),
}

/** Of every list that is read page by page. */
export const paging = {
  page: wholeNumber(1, 1_000_000, code('page.invalid')).default(1),
  pageSize: wholeNumber(1, maxPageSize, code('pageSize.invalid')).default(10),
}
/** Also true of values that are refused for themselves. */
export const isWithinReach = ({ page, pageSize }: { page: number; pageSize: number }) => !(page * pageSize > maxReach)
export const reach = { path: ['page'], error: code('page.reach') }

const subjectFilters = {
  type: Type.optional(),
  subType: SubTypes.optional(),
  country: Countries.optional(),
  source: Sources.optional(),
  includeOffline: Flag.optional().meta({ description: 'Also subjects that no list carries any more' }),
}

export const SearchQuery = z
  .object({ keyword: Keyword, ...subjectFilters, ...details, minScore: MinScore.optional(), ...paging })
  .refine(isWithinReach, reach)
export type SearchQuery = z.output<typeof SearchQuery>

export const ExactSearchQuery = z
  .object({
    entityName: EntityName,
    entityId: z
      .string({ error: code('input.invalid') })
      .max(maxIdentifierLength, code('input.invalid'))
      .transform(cleanText)
      .optional()
      .meta({ description: "The publisher's number, our id, or any identifier of the subject" }),
    ...subjectFilters,
    ...paging,
  })
  .refine(isWithinReach, reach)
export type ExactSearchQuery = z.output<typeof ExactSearchQuery>

/** Words looked for in a list that may also be read whole: 0–300 characters. */
export const FreeKeyword = z
  .string({ error: code('input.invalid') })
  .transform(cleanText)
  .pipe(z.string().refine((text) => lengthOf(text) <= maxKeywordLength, code('keyword.long')))
  .default('')

/** Short or odd text is no error here: nothing is suggested. */
export const TipsQuery = z.object({ keyword: FreeKeyword })
export type TipsQuery = z.output<typeof TipsQuery>

export const SubjectQuery = z.object({
  id: z.string({ error: code('input.required') }),
  type: Type.optional(),
  s: z
    .string({ error: code('input.invalid') })
    .default('1')
    .meta({ description: 'Standard flag; "1"' }),
})
export type SubjectQuery = z.output<typeof SubjectQuery>

export const EntityQuery = SubjectQuery.extend({
  day: z.iso
    .date({ error: code('day.invalid') })
    .optional()
    .meta({
      description: 'ISO day: what the lists said then and how their entries stood; today in Shanghai unless given',
    }),
})
export type EntityQuery = z.output<typeof EntityQuery>

export const CountryListQuery = z.object({
  zh: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'A part of the Chinese name' }),
  en: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'A part of the English name' }),
})
export type CountryListQuery = z.output<typeof CountryListQuery>

export const BulletinQuery = z
  .object({
    ...paging,
    pageSize: wholeNumber(1, maxPageSize, code('pageSize.invalid')).default(5),
    keyword: FreeKeyword,
    dataType: z
      .enum(['0', '1'], { error: code('input.invalid') })
      .optional()
      .meta({ description: '0 notices with measures, 1 changes of lists; both unless given' }),
  })
  .refine(isWithinReach, reach)
export type BulletinQuery = z.output<typeof BulletinQuery>

const isLabelId = (text: string): text is ChinaLabelId => (chinaLabelIds as readonly string[]).includes(text)

export const ChinaSearchQuery = z
  .object({
    searchKey: FreeKeyword.meta({
      description: 'Name (Chinese, pinyin or English), document number or position; up to 300 characters; empty: all',
    }),
    labelIds: commaList(isLabelId, code('label.unknown'))
      .optional()
      .meta({ description: 'Comma list of 1–6; any of them. Absent: all' }),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type ChinaSearchQuery = z.output<typeof ChinaSearchQuery>

export const ChinaLatestQuery = z
  .object({ ...paging, pageSize: wholeNumber(1, maxPageSize, code('pageSize.invalid')).default(4) })
  .refine(isWithinReach, reach)
export type ChinaLatestQuery = z.output<typeof ChinaLatestQuery>

export const ChinaDetailQuery = z.object({ id: z.string({ error: code('input.required') }) })
export type ChinaDetailQuery = z.output<typeof ChinaDetailQuery>
