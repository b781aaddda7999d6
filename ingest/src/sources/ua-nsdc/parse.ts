import { z } from 'zod'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { readJson } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) =>
    String(value ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
const texts = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => (typeof value === 'string' ? [value] : (value ?? [])).map((one) => one.trim()))
  .transform((values) => values.filter((value) => value !== ''))
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

const subject = z.object({
  sid: text,
  name: text,
  translit: text,
  aliases: texts,
  /** Birth or registration; death or dissolution. */
  bd: text,
  dd: text,
  citizenships: texts,
  identifiers: list(z.object({ id: text, code: text, iso2: text, note: text })),
  attributes: list(z.object({ key: text, value: text })),
  status: text,
})

const action = z.object({
  aid: text,
  status: text,
  decree: z
    .object({ number: text, date: text, link: text })
    .nullish()
    .transform((decree) => decree ?? { number: '', date: '', link: '' }),
  endDate: text,
  term: text,
  restrictions: list(z.object({ restriction: text })),
  reason: text,
  reasons: text,
  issuers: text,
})

export type Subject = z.infer<typeof subject> & { isPerson: boolean }
export type Action = z.infer<typeof action>

export interface NsdcRegister {
  subjects: Subject[]
  /** Decisions on a subject, by its number. */
  actions: ReadonlyMap<string, readonly Action[]>
}

/**
 * The answers of the register's interface: `individual.json` and `legal.json` (`/v2/subjects?subjectType=…`) and for each
 * subject `actions-<sid>.json` (`/subjects/<sid>/actions`).
 */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<NsdcRegister> {
  const subjects: Subject[] = []
  const actions = new Map<string, readonly Action[]>()
  for await (const { name, chunks } of readBundle(content)) {
    const answer = await readJson(chunks)
    const of = /^actions-(.+)\.json$/.exec(name)?.[1]
    if (of === undefined) {
      const isPerson = name === 'individual.json'
      subjects.push(...readList(answer, subject, name, warnings).map((one) => ({ ...one, isPerson })))
    } else actions.set(of, readList(answer, action, name, warnings))
  }
  if (subjects.length === 0) throw new Rejected('The register has no subjects.')
  return { subjects, actions }
}

function readList<Shape extends z.ZodRawShape>(
  answer: unknown,
  shape: z.ZodObject<Shape>,
  name: string,
  warnings: Warnings,
): z.infer<z.ZodObject<Shape>>[] {
  const read = z.array(z.record(z.string(), z.unknown())).safeParse(answer)
  if (!read.success) throw new Rejected(`The file ${name} is no list of the register.`, { cause: read.error })
  return read.data.map((item) => {
    for (const key of Object.keys(item)) if (!Object.hasOwn(shape.shape, key)) warnings.add('unknown-field', key)
    const one = shape.safeParse(item)
    if (!one.success) throw new Rejected(`An item of ${name} is not in the known form.`, { cause: one.error })
    return one.data
  })
}
