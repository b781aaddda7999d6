import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import { maxKeywordLength, minKeywordLength } from './keyword.ts'
import { commaList, FreeKeyword, isWithinReach, paging, reach, TypeParameter } from './requests.ts'
import { subTypes } from './subject.ts'
import { cleanText, lengthOf, unitsOf } from './text.ts'

/** What the searches of listed subjects take. */

const code = (name: ErrorCode): ErrorCode => name
const maxIdentifierLength = 100

export const Keyword = z
  .string({ error: code('keyword.empty') })
  .max(unitsOf(maxKeywordLength), code('keyword.long'))
  .transform(cleanText)
  .pipe(
    z
      .string()
      .refine((text) => text !== '', { error: code('keyword.empty'), abort: true })
      .refine((text) => lengthOf(text) >= minKeywordLength, code('keyword.short'))
      .refine((text) => lengthOf(text) <= maxKeywordLength, code('keyword.long')),
  )
  .meta({ description: 'A name in any script, or an identifier; 2–300 characters' })

const EntityName = z
  .string({ error: code('entityName.empty') })
  .max(unitsOf(maxKeywordLength), code('entityName.long'))
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
    .max(unitsOf(maxIdentifierLength), code('identifier.invalid'))
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

const subjectFilters = {
  type: TypeParameter.optional(),
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

/** Short or odd text is no error here: nothing is suggested. */
export const TipsQuery = z.object({ keyword: FreeKeyword })
export type TipsQuery = z.output<typeof TipsQuery>
