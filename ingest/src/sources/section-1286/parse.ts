import { splitShortForm } from '../../formats/curated-csv/group-editions.ts'
import { readList } from '../../formats/curated-csv/list-entry.ts'
import { parseRegister, type RegisterEntity } from '../../formats/us-register/parse.ts'
import type { Warnings } from '../../warnings.ts'

/** An institution or a programme in the list of one fiscal year. */
export interface Line {
  name: string
  aliases: string[]
  /** Fiscal year of the list. */
  edition: string
  /** ISO day or year from which it is off the list, or empty. */
  until: string
  country: string
  /** Subject of the table that contains it; empty if the format does not say. */
  table: string
  notes: string
  url: string
}

/** All editions. */
export async function parseEditions(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Line[]> {
  const entries = await readList(content, warnings)
  return entries.map((entry) => ({
    ...withShortForm(entry.name, entry.aliases),
    edition: entry.report,
    until: entry.end,
    country: entry.country,
    table: '',
    notes: entry.notes,
    url: entry.url,
  }))
}

/** The register's list, of one fiscal year. */
export async function parseList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Line[]> {
  const { entities } = await parseRegister(content, 'dow-1286', warnings)
  return entities.map((entity) => fromEntity(entity, warnings))
}

/** "FY2024 Section 1286 list, Table 1: institutions with specified characteristics (…)" */
function fromEntity(entity: RegisterEntity, warnings: Warnings): Line {
  const [, edition = '', table = ''] = /^FY(\d{4}) Section 1286 list, (.+)$/.exec(entity.notes) ?? []
  if (edition === '') warnings.add('unknown-note', entity.notes)
  return {
    ...withShortForm(entity.name, entity.aliases),
    edition,
    until: '',
    country: entity.country,
    table,
    notes: '',
    url: '',
  }
}

function withShortForm(printed: string, aliases: string[]): { name: string; aliases: string[] } {
  const { name, short } = splitShortForm(printed)
  return { name, aliases: [...short, ...aliases] }
}
