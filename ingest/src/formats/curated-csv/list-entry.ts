import type { SubjectType } from '@qingdan/database/record.ts'
import type { Warnings } from '../../warnings.ts'
import { type Row, readRows } from './read-rows.ts'

const columns = [
  'schema',
  'name',
  'aliases',
  'topics',
  'program',
  'authority',
  'reason',
  'report-date',
  'start-date',
  'end-date',
  'country',
  'notes',
  'source_url',
] as const

/** A row of a curated list of U.S. statutes and notices, dates and countries as printed. */
export interface ListEntry {
  type: SubjectType
  name: string
  aliases: string[]
  programme: string
  authority: string
  reason: string
  report: string
  start: string
  end: string
  country: string
  notes: string
  url: string
}

const types: Readonly<Record<string, SubjectType>> = {
  Company: '01',
  LegalEntity: '01',
  Organization: '01',
  PublicBody: '01',
  Person: '02',
}

/** The curator's classification of the listing; not used, because the list itself is more precise. */
const topics = new Set(['', 'debarment', 'export.control', 'sanction'])

/** Rows of such a list. A row with an unknown schema is reported and skipped. */
export async function readList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<ListEntry[]> {
  const rows = await readRows(content, columns, warnings)
  return rows.flatMap((row) => toEntry(row, warnings))
}

function toEntry(row: Row<(typeof columns)[number]>, warnings: Warnings): ListEntry[] {
  const type = types[row.schema]
  if (!topics.has(row.topics)) warnings.add('unknown-topic', row.topics)
  if (type === undefined) {
    warnings.add('unknown-schema', `${row.schema}: ${row.name}`)
    return []
  }
  return [
    {
      type,
      name: row.name,
      aliases: row.aliases.split(/;\s*/).filter((alias) => alias !== ''),
      programme: row.program,
      authority: row.authority,
      reason: row.reason,
      report: row['report-date'],
      start: row['start-date'],
      end: row['end-date'],
      country: row.country,
      notes: row.notes,
      url: row.source_url,
    },
  ]
}
