import { z } from 'zod'
import { SubjectQuery } from './detail.ts'
import type { ErrorCode } from './error-codes.ts'
import { hashIn } from './export/document-code.ts'
import { cleanText, lengthOf, unitsOf } from './text.ts'

const code = (name: ErrorCode): ErrorCode => name

/** Base64 of 5 MiB, plus the prefix of the data URL. */
const maxPictureText = Math.ceil((5 * 1024 * 1024) / 3) * 4 + 40

export const ExportRequest = SubjectQuery.extend({
  id: z.string({ error: code('input.required') }).max(100, code('input.invalid')),
  languages: z.enum(['zh', 'en'], { error: code('input.invalid') }).default('zh'),
  searchKey: z
    .string({ error: code('input.invalid') })
    .max(unitsOf(300), code('keyword.long'))
    .transform(cleanText)
    .pipe(z.string().refine((text) => lengthOf(text) <= 300, code('keyword.long')))
    .optional()
    .meta({ description: 'What was searched for on the way here; the match is explained' }),
  searchType: z.enum(['fuzzy', 'exact'], { error: code('input.invalid') }).default('fuzzy'),
  base64Img: z
    .string({ error: code('picture.invalid') })
    .max(maxPictureText, code('picture.invalid'))
    .optional()
    .meta({ description: 'The graph: data URL of a PNG or JPEG, at most 5 MiB' }),
})
export type ExportRequest = z.output<typeof ExportRequest>

export const DocumentHash = z.object({
  hash: z
    .string()
    .refine((text) => hashIn(text) !== null, code('input.invalid'))
    .transform((text) => hashIn(text) ?? '')
    .meta({ description: 'The code or the SHA-256 printed on the document, or the SHA-256 of the file' }),
})
export type DocumentHash = z.output<typeof DocumentHash>

/** What is public about a document that we issued; never who requested it. */
export const VerifiedDocument = z.object({
  /** Which of the two hashes was given; the code is the beginning of the content's. */
  matched: z.enum(['content', 'file']),
  /** SHA-256 of the printed content, and of the file. */
  hash: z.string(),
  fileSha256: z.string(),
  madeAt: z.iso.datetime(),
  language: z.enum(['zh', 'en']),
  /** `type`: that of a subject, or `eccn`, `item`, `law`. */
  subject: z.object({ id: z.string(), type: z.string(), name: z.string() }),
  /** The lists it quotes; `date` is the publisher's date of the data, ISO. */
  lists: z.array(
    z.object({ sourceId: z.number(), shortName: z.string(), shortNameCn: z.string(), date: z.string().nullable() }),
  ),
  /** The regulations and laws that it quotes; `date` is the day of the text, ISO. */
  texts: z.array(z.object({ title: z.string(), titleCn: z.string(), date: z.string().nullable() })),
})
export type VerifiedDocument = z.infer<typeof VerifiedDocument>
