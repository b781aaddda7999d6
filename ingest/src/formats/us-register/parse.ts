import { z } from 'zod'
import { readJson } from '../../reading/document-text.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

const entitySchema = z.object({
  name: z.string().trim().min(1),
  aliases: z.array(z.string()).nullish(),
  country: text,
  address: text,
  status: text,
  effective_date: text,
  federal_register: text,
  notes: text,
})
const known = new Set(Object.keys(entitySchema.shape))

/** A party as the register's file states it; '' for no value. Line breaks inside values are kept. */
export interface RegisterEntity {
  name: string
  aliases: string[]
  country: string
  address: string
  status: string
  effectiveDate: string
  federalRegister: string
  notes: string
}

export interface RegisterFile {
  /** Day on which the publishers' files were read, ISO. */
  extractedOn: string
  /** Name of the publisher's file that was read. */
  sourceFile: string
  entities: RegisterEntity[]
}

/**
 * One list of the register of thirteen U.S. lists: `{list_id, source_file, extracted, count, entities[]}`. Refuses
 * any list but `listId`, and a file whose count is wrong.
 */
export async function parseRegister(
  content: AsyncIterable<Uint8Array>,
  listId: string,
  warnings: Warnings,
): Promise<RegisterFile> {
  const head = z
    .object({
      list_id: z.literal(listId),
      source_file: z.string(),
      extracted: z.string().refine(isIsoDay),
      count: z.number(),
      entities: z.array(z.record(z.string(), z.unknown())),
    })
    .safeParse(await readJson(content))
  if (!head.success) throw new Rejected(`The file is not the register's list ${listId}.`, { cause: head.error })
  const { extracted, source_file, count, entities } = head.data
  if (count !== entities.length) throw new Rejected(`The file says it has ${count} parties and has ${entities.length}.`)
  return {
    extractedOn: extracted,
    sourceFile: source_file,
    entities: entities.map((entity) => toEntity(entity, warnings)),
  }
}

function toEntity(stated: Record<string, unknown>, warnings: Warnings): RegisterEntity {
  for (const key of Object.keys(stated)) if (!known.has(key)) warnings.add('unknown-field', key)
  const read = entitySchema.safeParse(stated)
  if (!read.success) throw new Rejected('A party of the file is not in the known form.', { cause: read.error })
  const { aliases, effective_date, federal_register, ...rest } = read.data
  return {
    ...rest,
    aliases: (aliases ?? []).map((alias) => alias.trim()).filter((alias) => alias !== ''),
    effectiveDate: effective_date,
    federalRegister: federal_register,
  }
}
