import { type Row, readRows } from '../../formats/curated-csv/read-rows.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { EndUser } from './normalise.ts'

const columns = ['Type', 'Name', 'Alias', 'Country', 'Topics', 'Program', 'Date', 'End date', 'Source URL'] as const

/** The curated table. */
export async function readTable(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<EndUser[]> {
  const rows = await readRows(content, columns, warnings)
  return rows.map((row) => toEndUser(row, warnings))
}

function toEndUser(row: Row<(typeof columns)[number]>, warnings: Warnings): EndUser {
  if (!isIsoDay(row.Date) || !(row['End date'] === '' || isIsoDay(row['End date']))) {
    throw new Rejected(`The row of ${row.Name} has the dates "${row.Date}" and "${row['End date']}".`)
  }
  // Known: all are public bodies under export control, of one programme.
  if (row.Type !== 'Organization') warnings.add('unknown-schema', row.Type)
  if (row.Topics !== 'export.control') warnings.add('unknown-topic', row.Topics)
  if (row.Program !== 'US-BIS-MIEU') warnings.add('unknown-programme', row.Program)
  return {
    name: row.Name,
    aliases: row.Alias.split(/;\s*/).filter((alias) => alias !== ''),
    country: row.Country,
    on: row.Date,
    endedOn: row['End date'] || null,
    url: row['Source URL'],
  }
}
