import { z } from 'zod'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { readJson } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const text = z.string().nullish()
const notice = z
  .object({
    entity_id: z.string(),
    name: text,
    forename: text,
    date_of_birth: text,
    nationalities: z.array(z.string()).nullish(),
    un_reference: text,
  })
  .loose()
const answer = z.object({
  total: z.number().int(),
  _embedded: z.object({ notices: z.array(notice) }),
})

const unread = new Set(['entity_id', 'name', 'forename', 'date_of_birth', 'nationalities', 'un_reference', '_links'])

export type Kind = 'persons' | 'entities'
export type Notice = z.infer<typeof notice> & { kind: Kind }

/** The answers "persons.json", "persons-QDi.0.json", …: one notice is in several. Those of a kind must be as many as the first answer says. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Notice[]> {
  const totals = new Map<Kind, number>()
  const notices = new Map<string, Notice>()
  for await (const { name, chunks } of readBundle(content)) {
    const kind = /^(persons|entities)\b/.exec(name)?.[1] as Kind | undefined
    const read = answer.safeParse(await readJson(chunks))
    if (kind === undefined || !read.success) throw new Rejected(`"${name}" is no answer with notices.`)
    if (name === `${kind}.json`) totals.set(kind, read.data.total)
    for (const one of read.data._embedded.notices) {
      for (const key of Object.keys(one)) if (!unread.has(key)) warnings.add('unknown-field', key)
      notices.set(one.entity_id, { ...one, kind })
    }
  }
  for (const kind of ['persons', 'entities'] as const) {
    const found = [...notices.values()].filter((one) => one.kind === kind).length
    const total = totals.get(kind)
    if (total === undefined || found !== total)
      throw new Rejected(`There are ${found} notices of ${kind}, and ${total ?? 'no number'} by the first answer.`)
  }
  return [...notices.values()]
}
