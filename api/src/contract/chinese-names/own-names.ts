import { z } from 'zod'
import { pageOf } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import { FreeKeyword, identifier, isWithinReach, paging, reach } from '../requests.ts'
import { SubjectType, TranslationKind } from '../subject.ts'
import { lengthOf } from '../text.ts'
import { longestChineseName } from './limits.ts'

/** Chinese names that this installation gives to listed parties, for administrators. */

const code = (name: ErrorCode): ErrorCode => name

const nameId = z
  .string({ error: code('input.required') })
  .regex(/^\d{1,15}$/, code('input.invalid'))
  .transform(Number)
  .meta({ type: 'integer' })

const given = {
  name: identifier(longestChineseName * 2)
    .pipe(
      z
        .string()
        .refine((text) => lengthOf(text) <= longestChineseName, code('chineseName.invalid'))
        .refine((text) => /\p{Script=Han}/u.test(text), code('chineseName.invalid')),
    )
    .meta({ description: `Has a Chinese character; at most ${longestChineseName} characters` }),
  kind: z.enum(TranslationKind.enum, { error: code('input.invalid') }),
}

export const ChineseNameRequest = z.object({
  subjectId: identifier(100).meta({ description: 'Our id of a subject that is or was on a list' }),
  ...given,
})
export type ChineseNameRequest = z.output<typeof ChineseNameRequest>

export const ChineseNameChange = z.object({ nameId, ...given })
export type ChineseNameChange = z.output<typeof ChineseNameChange>

export const ChineseNameRemoval = z.object({ nameId })

export const ChineseNameQuery = z
  .object({
    ...paging,
    keyword: FreeKeyword.meta({
      description: 'A part of the Chinese name, or of the subject’s name or id; empty: all',
    }),
  })
  .refine(isWithinReach, reach)
export type ChineseNameQuery = z.output<typeof ChineseNameQuery>

export const OwnChineseName = z.object({
  nameId: z.string(),
  name: z.string(),
  kind: TranslationKind,
  /** `<source>/<publisher id>` of the record it was given to. */
  ref: z.string(),
  /** Null when no list has the record any more. */
  subjectId: z.string().nullable(),
  subjectType: SubjectType.nullable(),
  subjectName: z.string().nullable(),
  /** Who wrote it last; null for a name of the file, which cannot be changed here. */
  userName: z.string().nullable(),
  time: z.iso.datetime(),
})
export type OwnChineseName = z.infer<typeof OwnChineseName>

/** Newest first. */
export const ChineseNamePage = pageOf(OwnChineseName)
export type ChineseNamePage = z.infer<typeof ChineseNamePage>

export const GivenChineseName = z.object({ nameId: z.string() })
