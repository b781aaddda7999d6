import type { Fact, Listing, SourceRecord } from '@qingdan/database/record.ts'
import { createIds } from '../../formats/us-register/draft.ts'
import type { RegisterEntity, RegisterFile } from '../../formats/us-register/parse.ts'
import { plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { readParty } from './isn-names.ts'
import { readSanction, subTypesOf } from './isn-sanctions.ts'

/** "May-2025-Updated-Master-Sanctions.pdf": the table is dated by its month. */
const edition = /^(January|February|March|April|May|June|July|August|September|October|November|December)-(\d{4})-/

export function normalise(file: RegisterFile, warnings: Warnings): Edition {
  return { publishedOn: editionOf(file), records: toRecords(file.entities, warnings) }
}

function editionOf({ sourceFile }: RegisterFile): string {
  const [, month, year] = edition.exec(sourceFile) ?? []
  if (month === undefined || year === undefined)
    throw new Rejected(`The table "${sourceFile}" has no month in its name.`)
  return new Date(`1 ${month} ${year} UTC`).toISOString().slice(0, 10)
}

async function* toRecords(entities: RegisterEntity[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const idOf = createIds()
  for (const { entity, description } of described(entities)) {
    const { deduced, names, countries, facts, positions } = readParty(
      { ...entity, name: `${entity.name} ${description}`.trim() },
      warnings,
    )
    const read = entity.notes.split(' | ').map((note) => readSanction(note, warnings) ?? toFact(note, warnings))
    const listings = read.filter((item): item is Listing => 'list' in item)
    if (listings.length === 0) throw new Rejected(`The party ${entity.name} is under no sanction.`)
    const plain = plainSubTypes(deduced.type, names, subTypesOf(listings, deduced.type))
    yield plainRecord({
      publisherId: idOf(entity.name, entity.country, entity.effectiveDate),
      type: deduced.type,
      subTypes: plain.map(({ code, reason }) => ({ code, reason: code.endsWith('01') ? deduced.reason : reason })),
      names,
      countries,
      positions,
      facts: [...facts, ...read.filter((item): item is Fact => 'key' in item)],
      listings,
    })
  }
}

/** A line that has only brackets, "(North Korean individual in China)", describes the party of the line before. */
function described(entities: readonly RegisterEntity[]): { entity: RegisterEntity; description: string }[] {
  const parties: { entity: RegisterEntity; description: string }[] = []
  for (const entity of entities) {
    const last = parties.at(-1)
    if (last !== undefined && /^\([^()]*\)$/.test(entity.name)) last.description = entity.name
    else parties.push({ entity, description: '' })
  }
  return parties
}

function toFact(note: string, warnings: Warnings): Fact {
  const extent = /^Designation includes (.+)$/.exec(note)?.[1]
  if (extent !== undefined) return { key: 'designation-scope', label: 'Designation extends to', value: extent }
  const location = /^Location: (.+)$/.exec(note)?.[1]
  if (location !== undefined) return { key: 'location', label: 'Location', value: location }
  warnings.add('unknown-note', note)
  return { key: 'note', label: 'Note', value: note }
}
