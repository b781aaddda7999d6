import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { schemata } from './schemata.ts'

const Line = z.strictObject({
  id: z.string().min(1),
  /** Display name. */
  caption: z.string(),
  schema: z.string(),
  properties: z.record(z.string(), z.array(z.string())),
  /** Ids of the same entity in the data sets it was compiled from. */
  referents: z.array(z.string()),
  last_seen: z.string(),
  datasets: z.array(z.string()),
  // When the collector saw the entity, and whether it is one of its targets: no facts about the entity.
  target: z.boolean(),
  first_seen: z.string(),
  last_change: z.string(),
})

/** A party, or a relation between two, in the terms of FollowTheMoney. */
export type FtmEntity = z.infer<typeof Line>

const maxLine = 1_000_000
const maxEntities = 100_000

/**
 * All entities of a file with one JSON object per line. Schemata and properties that `schemata.ts` does not know are
 * reported and not read. Throws `Rejected` for any other file.
 */
export async function readEntities(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<FtmEntity[]> {
  const entities: FtmEntity[] = []
  const ids = new Set<string>()
  for await (const line of createInterface({ input: Readable.from(content), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const entity = readLine(line, entities.length + 1)
    if (ids.has(entity.id)) throw new Rejected(`Entity ${entity.id} is in the file twice.`)
    ids.add(entity.id)
    reportUnknown(entity, warnings)
    entities.push(entity)
    if (entities.length > maxEntities) throw new Rejected(`The file has more than ${maxEntities} entities.`)
  }
  if (entities.length === 0) throw new Rejected('The file is empty.')
  return entities
}

function readLine(line: string, number: number): FtmEntity {
  if (line.length > maxLine) throw new Rejected(`Line ${number} is longer than ${maxLine} characters.`)
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch (cause) {
    throw new Rejected(`Line ${number} is not JSON: the file is cut off, or no such file.`, { cause })
  }
  const read = Line.safeParse(json)
  if (!read.success) throw new Rejected(`Line ${number} has another shape: ${read.error.issues[0]?.path.join('/')}.`)
  return read.data
}

function reportUnknown({ schema, properties }: FtmEntity, warnings: Warnings): void {
  const known = schemata[schema]
  if (known === undefined) {
    warnings.add('unknown-schema', schema)
    return
  }
  for (const name of Object.keys(properties)) {
    if (!known.has(name)) warnings.add('unknown-property', `${schema}.${name}`)
  }
}
