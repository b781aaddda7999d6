import type { TextDays } from '@qingdan/database/law-text.ts'
import { z } from 'zod'
import { Rejected } from '../../rejected.ts'
import type { LawText } from '../cn-laws/law-parts.ts'

const Law = z.object({
  lawName: z.string(),
  promulgationDate: z.string().regex(/^\d{8}$/),
  articleCount: z.number(),
  articles: z
    .array(
      z.object({
        label: z.string().regex(/^제\d+조/),
        articleNumber: z.number(),
        subArticleNumber: z.number(),
        title: z.string().nullable(),
        effectiveDate: z
          .string()
          .regex(/^\d{8}$/)
          .optional(),
        amendmentNote: z.string().nullable(),
        text: z.string().min(1),
      }),
    )
    .nonempty(),
})
const File = z.object({ retrievedAt: z.iso.datetime().optional(), laws: z.record(z.string(), Law) })

type KoreanText = LawText & { number: string | null; textDays: TextDays }

/** The Korean laws of a file of law.go.kr, by name. */
export function readKorean(content: string): Map<string, KoreanText> {
  const file = File.safeParse(parseJson(content))
  if (!file.success) throw new Rejected(`The Korean laws are not in their usual form: ${file.error.message}`)
  const { laws, retrievedAt } = file.data
  const takenOn = retrievedAt?.slice(0, 10) ?? null
  return new Map(Object.values(laws).map((law) => [law.lawName, toText(law, takenOn)]))
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (cause) {
    throw new Rejected('The file of Korean laws is no JSON.', { cause })
  }
}

function toText({ lawName, articleCount, articles }: z.infer<typeof Law>, takenOn: string | null): KoreanText {
  if (articles.length !== articleCount) {
    throw new Rejected(`${lawName} has ${articles.length} articles and says that it has ${articleCount}.`)
  }
  const parts = articles.map(({ label, articleNumber, subArticleNumber, title, amendmentNote, text }) => {
    // 제4조(제목) is said again before the text.
    const lines = text
      .replace(label, '')
      .replace(title === null ? '' : `(${title})`, '')
      .split('\n')
      .concat(amendmentNote ?? [])
      .map((line) => line.trim())
    return {
      kind: 'article' as const,
      id: [articleNumber, ...(subArticleNumber > 0 ? [subArticleNumber] : [])].join('-'),
      label,
      heading: title,
      passages: lines.filter((line) => line !== '').map((line) => ({ kind: 'text' as const, text: line })),
    }
  })
  const newest = articles
    .flatMap(({ effectiveDate }) => effectiveDate ?? [])
    .toSorted()
    .at(-1)
  const amendedOn = newest?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? null
  return { preamble: [], parts, number: null, textDays: { takenOn, amendedOn } }
}
